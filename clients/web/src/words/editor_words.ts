import type { Direction, SegmentMark, TileMark } from '../game/tiles/added';
import type { Centre, Ground } from '../game/tiles/draft';
import type { Meeting } from '../game/tiles/meetings';
import type { Sum } from '../game/tiles/published';
import type { FileFault } from '../game/tiles/read_file';
import type { Remark } from '../game/tiles/remarks';
import type { RoadEnd, Side } from '../protocol/types';

type Joined = Meeting['kind'];

/** Everything that the tile-set editor says. */
export interface EditorWords {
  title: string;
  lead: string;
  name: string;
  undo: string;
  redo: string;
  save: string;
  open: string;
  reset: string;
  /** How the draft differs from what the server plays with. */
  unchanged: string;
  kept: (tiles: number) => string;
  forgotten: string;
  faults: Record<Exclude<FileFault, { where: string }>['code'], string> & { shape: (where: string) => string };

  palette: string;
  tile: (id: string) => string;
  quarter: (id: string) => string;
  copies: (n: number) => string;
  marks: { changed: string; unpublished: string; remarked: string };
  add: string;
  remove: (id: string) => string;
  cannotDraw: string;

  whichSide: string;
  sides: Record<Side, string>;
  /** As what a road leads to, or what belongs together. */
  toSide: Record<Side, string>;
  terrain: string;
  terrains: Record<Ground, string>;
  misty: string;
  cityWith: string;
  mistWith: string;
  coats: string;
  leads: string;
  ends: Record<RoadEnd, string>;
  /** What only tiles of other expansions have. */
  segmentMarks: Record<SegmentMark, string>;
  goods: string;
  shares: string;
  garden: string;
  others: string;
  tileMarks: Record<TileMark, string>;
  flier: string;
  directions: Record<Direction, string>;
  cut: string;
  herd: (field: number) => string;
  inside: string;
  perPlayer: string;

  /** Where segments meet the sides, on the drawing. */
  joins: {
    lead: string;
    at: (kind: Joined, side: Side) => string;
    atWith: (kind: Joined, side: Side, others: readonly Side[]) => string;
    picked: (kind: Joined, side: Side) => string;
    join: (kind: Joined, side: Side) => string;
    part: (kind: Joined, side: Side) => string;
    joined: string;
    parted: string;
  };

  number: string;
  printed: string;
  symbols: (copy: number, of: number) => string;
  moreCopies: string;
  fewerCopies: string;
  published: (symbols: readonly number[], same: boolean) => string;
  unknownTile: string;
  centre: string;
  centres: Record<Centre | 'none', string>;
  watertower: string;

  fields: string;
  fieldsLead: string;
  /** The half of a side that lies towards another one. */
  halves: Record<Side, string>;
  field: (n: number) => string;
  newField: string;
  borders: (field: number, side: Side) => string;
  follow: string;

  remarks: Record<Remark, string>;

  sums: string;
  columns: { what: string; here: string; published: string; compared: string };
  rows: Record<Sum, string>;
  same: string;
  more: (n: number) => string;
  fewer: (n: number) => string;
  unpublished: string;

  check: string;
  asking: string;
  right: string;
  /** Of a set without a start tile. */
  adds: string;
  wrong: (n: number) => string;
  notes: (n: number) => string;
  failed: string;
  goTo: (id: string) => string;
  digest: string;
  toServer: string;
  howToPlay: (file: string) => string;
}
