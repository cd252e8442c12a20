import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import { Board, extentOf, placeKey } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { towersOf } from '../../game/facts';
import { sets, type Picture, type Scene } from '../../game/scenes';
import { getTileSet } from '../../protocol/api';
import type { Point } from '../../protocol/types';
import { words } from '../../words';
import { boardPoint, Ground, LastMark } from '../drawing/board_layers';
import { Buried, Ghosts, Hounds, Meeples } from '../drawing/board_pieces';
import { Neutrals, Towers } from '../drawing/neutral_pieces';
import { FeatureGlow } from '../drawing/feature_glow';

const atlases = { mists: signal<Atlas | null>(null), base: signal<Atlas | null>(null), added: signal<Atlas | null>(null) };

/** The tiles of a set, as soon as they are here. */
function useAtlas(set: Picture['set']): Atlas | null {
  useEffect(() => {
    if (atlases[set].value) return;
    getTileSet(sets[set])
      .then((tiles) => (atlases[set].value = new Atlas(tiles)))
      .catch(() => {});
  }, [set]);
  return atlases[set].value;
}

function Space({ at }: { at: Point }) {
  const p = boardPoint(at);
  return <rect class="scene-space" x={p.x + 5} y={p.y + 5} width="90" height="90" rx="9" />;
}

/** Whether the reader has come so near that it is worth drawing. */
function useNear(picture: { current: Element | null }): boolean {
  const near = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) near.value = true;
      },
      { root: picture.current!.closest('dialog'), rootMargin: '100% 0px' },
    );
    watch.observe(picture.current!);
    return () => watch.disconnect();
  }, []);
  return near.value;
}

function Pieces({ atlas, scene, lit }: { atlas: Atlas; scene: Scene; lit: string | null }) {
  const { faceDown = [], meeples = [], buried = [], hounds = [], marked = [], facts } = scene;
  const shown = { meeples: [...meeples], facts };
  const tiles = [...scene.tiles];
  const board = useMemo(() => new Board(tiles, atlas.faces), [scene, atlas]);
  const tileAt = (place: Point) => board.at(place);
  const feature = lit === null ? null : parseFeature(lit);
  return (
    <>
      <Ground atlas={atlas} tiles={tiles} faceDown={[...faceDown]} />
      {feature && <FeatureGlow atlas={atlas} parts={board.feature(feature.place, feature.segment)} />}
      {marked.map((at) => (
        <LastMark key={placeKey(at)} at={at} />
      ))}
      <Buried atlas={atlas} buried={[...buried]} tileAt={tileAt} />
      <Ghosts atlas={atlas} tiles={tiles} />
      <Towers atlas={atlas} state={shown} tileAt={tileAt} />
      <Meeples atlas={atlas} meeples={shown.meeples} tileAt={tileAt} towers={towersOf(shown)} />
      <Hounds atlas={atlas} hounds={[...hounds]} tileAt={tileAt} />
      <Neutrals atlas={atlas} state={shown} tileAt={tileAt} />
    </>
  );
}

/** Has its size from the beginning, so that nothing moves when it is drawn. */
function SceneBoard({ atlas, scene, lit }: { atlas: Atlas | null; scene: Scene; lit: string | null }) {
  const picture = useRef<SVGSVGElement>(null);
  const near = useNear(picture);
  const { tiles, faceDown = [], spaces = [] } = scene;
  const { left, top, right, bottom } = extentOf([...tiles, ...faceDown, ...spaces]);
  const box = [left, top, right - left, bottom - top].map((n) => n * kTilePixels).join(' ');
  return (
    <svg class={`scene across-${right - left}`} viewBox={box} aria-hidden="true" ref={picture}>
      {spaces.map((at) => (
        <Space key={placeKey(at)} at={at} />
      ))}
      {near && atlas && <Pieces atlas={atlas} scene={scene} lit={lit} />}
    </svg>
  );
}

/** Whether a set has every tile of the picture; a host may play with tiles of their own. */
export function canShow(atlas: Atlas, { boards }: Picture): boolean {
  return boards.every(({ tiles }) => tiles.every(({ tile }) => atlas.faces.has(tile)));
}

/** A rule as a small picture of tiles, with the sum where something is scored. What it shows is told by the rule. */
export function RulePicture({ picture }: { picture: Picture }) {
  const atlas = useAtlas(picture.set);
  const { boards, scoring } = picture;
  if (atlas && !canShow(atlas, picture)) return null;
  return (
    <figure class="rule-picture">
      <div class="scenes">
        {boards.map((scene) => (
          <SceneBoard atlas={atlas} scene={scene} lit={scoring?.feature ?? null} />
        ))}
      </div>
      {scoring && (
        <figcaption>
          <b>{words.points(scoring.points)}</b> ({words.worth(scoring)})
        </figcaption>
      )}
    </figure>
  );
}
