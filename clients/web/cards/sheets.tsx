import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

import { AddedSymbols } from '../src/art/added_symbols';
import { Atlas } from '../src/art/atlas';
import { Meeple } from '../src/art/meeple';
import { thickness } from '../src/art/mist';
import { toRoads } from '../src/art/road';
import { Dragon, Fairy, Tower } from '../src/art/pieces';
import { Symbols } from '../src/art/symbols';
import { CornerTowers, TileBase, TileDetail } from '../src/art/tile_art';
import { segmentEdges } from '../src/board/geometry';
import { figureKinds } from '../src/game/figure';
import { kColours, type Point, type Rotation, type TileFace, type Tileset } from '../src/protocol/types';
import { HoundFigure } from '../src/views/common/pieces';

// What the server draws the cards of links from (`server/picture`): the page's art, cut into small pictures.


/** Pixels of a tile's side, and of a figure's. */
const kTileSide = 112;
const kFigureSide = 96;
/** A figure's picture is so wide in the measure of the board, with the figure's middle in its own. */
const kFigureUnits = 40;
/** Points of a tile's side that are known of what makes its mist. */
const kMistPoints = 40;
/** Of towers that have more floors no more are shown. */
const kHighestTower = 12;
const kRotations: Rotation[] = [0, 1, 2, 3];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** A drawing to be made a picture of. */
interface Sheet {
  name: string;
  width: number;
  height: number;
  svg: string;
}

/** What the server has to know of a face, of the unturned tile in hundredths of its side. */
interface FaceNotes {
  places: Record<string, [number, number]>;
  ghosts: [number, number][];
  /** How many ghosts are printed on it. */
  printed: number;
  /** The sides of each of its clouds. */
  clouds: number[][];
  /** The row of its mist in the sheet "mist"; absent without mist. */
  mist?: number;
}

interface Notes {
  stamp: string;
  tile_side: number;
  figure_side: number;
  figure_units: number;
  mist_points: number;
  /** Names of figures, in their order in the sheet "figures". */
  figures: string[];
  faces: FaceNotes[];
  /** By the digest of a set: the number of each face. */
  sets: Record<string, Record<string, number>>;
}

/** The sets that new games are played with: others are put together of their tiles. */
function playedWith(): Tileset[] {
  const sets = ['tileset_base', 'tileset_newest', 'tileset_added'].map((name) => JSON.parse(read(`../tests/fixtures/${name}.json`)) as Tileset);
  const [base, mists] = sets as [Tileset, Tileset];
  const both = { name: 'base+mists', tiles: [...base.tiles, ...mists.tiles], start: mists.start };
  return [...sets, { ...both, digest: sha256(JSON.stringify(both)) }];
}

/** Its paint is the same on every tile: where tiles meet, a wash would show where the one ends. */
const kLooks = `${read('../src/style/palette.css')}\n${read('../src/style/art.css')}
${read('../src/style/added.css')}
:root { --serif: 'DejaVu Serif', serif; }
.ghost-mark { opacity: .5; }
.art-field { fill: var(--art-field); }
.mask { filter: brightness(0) invert(1); }`;

function drawing(width: number, height: number, children: unknown): string {
  return renderToString(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {children as VNode}
    </svg>,
  );
}

function TileCell({ atlas, tile, rotation, y }: { atlas: Atlas; tile: string; rotation: Rotation; y: number }) {
  const face = { atlas, tile, rotation, at: { x: 0, y: 0 } };
  return (
    <svg x="0" y={y} width={kTileSide} height={kTileSide} viewBox="0 0 100 100">
      <TileBase {...face} />
      <TileDetail {...face} />
      <CornerTowers {...face} />
    </svg>
  );
}

const figures: [string, VNode][] = [
  ...kColours.map((colour): [string, VNode] => [colour, <Meeple colour={colour} />]),
  ...figureKinds
    .filter((kind) => kind !== 'meeple')
    .flatMap((kind) => kColours.map((colour): [string, VNode] => [`${colour}-${kind}`, <Meeple colour={colour} kind={kind} />])),
  ['ghost', <use href="#ghost" transform="scale(1.25)" />],
  ['mark', <use class="ghost-mark" href="#ghost-symbol" />],
  ['rufus', <HoundFigure hound="rufus" />],
  ['ronja', <HoundFigure hound="ronja" />],
  ['fairy', <Fairy />],
  // What is larger than the others is drawn smaller, for the server to enlarge it; a tower stands at the lower edge.
  ['dragon', <g transform="scale(.8)"><Dragon /></g>],
  ...Array.from({ length: kHighestTower }, (_, i): [string, VNode] => [
    `tower-${i + 1}`,
    <g transform="translate(0 12) scale(.6)"><Tower floors={i + 1} /></g>,
  ]),
];

/** The figures beside each other, on black; beneath each how much it covers. */
function figureSheet(): Sheet {
  const size = { width: figures.length * kFigureSide, height: 2 * kFigureSide };
  const box = `${-kFigureUnits / 2} ${-kFigureUnits / 2} ${kFigureUnits} ${kFigureUnits}`;
  const cell = (figure: VNode, at: number, row: number) => (
    <svg x={at * kFigureSide} y={row * kFigureSide} width={kFigureSide} height={kFigureSide} viewBox={box}>
      <g class={row === 1 ? 'mask' : undefined}>{figure}</g>
    </svg>
  );
  return {
    name: 'figures',
    ...size,
    svg: drawing(size.width, size.height, (
      <>
        <rect width={size.width} height={size.height} fill="#000" />
        {[0, 1].flatMap((row) => figures.map(([, figure], at) => cell(figure, at, row)))}
      </>
    )),
  };
}

/** Rows of points of a face: how high mist stands inside, then how far roads are, both as greys. */
function mistRows(atlas: Atlas, tile: string): number[][] {
  const plan = atlas.land(tile, 0);
  return Array.from({ length: kMistPoints }, (_, row) => {
    const points = Array.from({ length: kMistPoints }, (_, column) => ({
      x: ((column + 0.5) * 100) / kMistPoints,
      y: ((row + 0.5) * 100) / kMistPoints,
    }));
    const high = points.map((p) => Math.min(1, thickness(plan.mist, p) / 0.6));
    const off = points.map((p) => Math.min(1, toRoads(plan.roads, p) / 12));
    return [...high, ...off].map((part) => Math.round(part * 255));
  });
}

function faceDrawing(atlas: Atlas, tile: string): string {
  const cells = kRotations.map((rotation) => <TileCell atlas={atlas} tile={tile} rotation={rotation} y={rotation * kTileSide} />);
  return drawing(kTileSide, 4 * kTileSide, cells);
}

function notesOf(atlas: Atlas, face: TileFace): FaceNotes {
  const plan = atlas.plan(face.tile, 0);
  const whole = (p: Point): [number, number] => [Math.round(p.x), Math.round(p.y)];
  return {
    places: Object.fromEntries([...plan.places()].map(([segment, p]) => [segment, whole(p)])),
    ghosts: plan.ghosts().map(whole),
    printed: face.ghosts,
    clouds: face.segments.filter(({ kind }) => kind === 'mist').map((cloud) => segmentEdges(cloud, 0)),
  };
}

function backSheet(): Sheet {
  const back = (
    <svg width={kTileSide} height={kTileSide} viewBox="0 0 100 100">
      <use href="#back" />
    </svg>
  );
  return { name: 'back', width: kTileSide, height: kTileSide, svg: drawing(kTileSide, kTileSide, back) };
}

/** The faces of all sets, each once, with what is said of them. */
function faceSheets() {
  const numbers = new Map<string, number>();
  const drawn: Sheet[] = [];
  const mist: number[][] = [];
  const faces: FaceNotes[] = [];
  const sets: Notes['sets'] = {};
  const add = (atlas: Atlas, tile: string, svg: string, notes: FaceNotes) => {
    drawn.push({ name: `face-${faces.length}`, width: kTileSide, height: 4 * kTileSide, svg });
    if (notes.clouds.length > 0) {
      notes.mist = mist.length / kMistPoints;
      mist.push(...mistRows(atlas, tile));
    }
    return faces.push(notes) - 1;
  };
  for (const set of playedWith()) {
    const atlas = new Atlas(set);
    const known: Record<string, number> = (sets[set.digest] = {});
    for (const face of set.tiles) {
      const svg = faceDrawing(atlas, face.tile);
      const notes = notesOf(atlas, face);
      const key = `${svg}${JSON.stringify(notes)}`;
      const number = numbers.get(key) ?? add(atlas, face.tile, svg, notes);
      numbers.set(key, number);
      known[face.tile] = number;
    }
  }
  return { drawn, mist, faces, sets };
}

/** Everything to be drawn, and what is said of it. */
export function sheets(): { drawn: Sheet[]; mist: number[][]; looks: string; symbols: string; notes: Notes } {
  const { drawn: ofFaces, mist, faces, sets } = faceSheets();
  const drawn = [...ofFaces, backSheet(), figureSheet()];
  const added = <svg class="symbols" width="0" height="0"><AddedSymbols /></svg>;
  const symbols = renderToString(<Symbols />) + renderToString(added);
  const said = { tile_side: kTileSide, figure_side: kFigureSide, figure_units: kFigureUnits, mist_points: kMistPoints };
  const rest = { ...said, figures: figures.map(([name]) => name), faces, sets };
  // Browsers and versions of Node may differ in the last digits.
  const stamp = sha256(JSON.stringify([kLooks, symbols, drawn, mist, rest]).replace(/\d+\.\d+/g, (n) => Number(n).toFixed(1)));
  return { drawn, mist, looks: kLooks, symbols, notes: { stamp, ...rest } };
}
