import { figureKind, figureOf, type FigureKind } from '../../game/figure';
import { eatenAt, floorsAt, reachOf } from '../../game/reach';
import type { Spot } from '../../game/spots';
import type { Colour, LegalDecision, Point } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** What decisions about a figure say of it. */
interface AboutFigure {
  segment: string;
  colour?: Colour;
  guard?: boolean;
  figure?: FigureKind;
}

/** Whom it would reach, for whoever does not see it on the board. */
function effectInWords(d: Point & { type: 'move_dragon' | 'place_floor' }, table: TableToRead): string[] {
  const { state } = table.now.value;
  if (!state) return [];
  const found = d.type === 'move_dragon' ? eatenAt(state, d) : reachOf(state, d, floorsAt(state, d) + 1).figures;
  return found.length > 0 ? [words.pick[d.type === 'move_dragon' ? 'eats' : 'reaches'](found.map(figureOf))] : [];
}

/** What doing it would do, in words. */
export function deedInWords(d: LegalDecision, table: TableToRead): string {
  const { pick } = words;
  switch (d.type) {
    case 'place_meeple':
      return pick.place_meeple({ colour: d.colour, kind: figureKind(d), on: d.segment });
    case 'bury_meeple':
    case 'haunt_meeple':
    case 'place_hound':
    case 'take_meeple':
    case 'place_fairy':
    case 'place_meeple_at': {
      const { colour, segment: on, guard, figure } = d as AboutFigure;
      return pick[d.type]({ colour: colour ?? 'red', kind: figureKind({ guard, figure }), on }, table.where(d));
    }
    case 'move_dragon':
    case 'place_floor':
      return [pick[d.type](table.where(d)), ...effectInWords(d, table)].join(', ');
    case 'haunt_cemetery':
    case 'place_face_down':
    case 'place_abbey':
    case 'place_barn':
      return pick[d.type](table.where(d));
    case 'bury_from_supply':
    case 'assign_points':
      return pick[d.type](d.colour);
    case 'pay_ransom':
      return pick.pay_ransom(d.colour, figureKind(d));
    case 'exchange_prisoner':
      return pick.exchange_prisoner(figureKind(d));
    default:
      return d.id;
  }
}

/** What pressing the place does: the one thing that can be done there, or that the choice opens. */
export function spotInWords({ deeds, target }: Spot, table: TableToRead): string {
  const [only, more] = deeds;
  return more ? words.pick.several(deeds.length, target.on === 'segment' ? target.segment : null, table.where(target)) : deedInWords(only!, table);
}
