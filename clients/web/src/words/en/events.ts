import { figureKind } from '../../game/figure';
import type { GameEvent, Scoring } from '../../protocol/types';
import type { EventOf, Telling } from '../telling';
import { count, figure, goods, kinds, segment, terms } from './terms';

const { colours, ghosts, hounds, list, points, tiles, worth } = terms;

function placed({ count, cause, ...at }: EventOf<'ghosts_placed'>, t: Telling): string {
  return `${ghosts(count)} rose${cause === 'symbols' ? ' from the mist' : t.place(at)}.`;
}

function scored({ scoring, for: taken }: EventOf<'feature_scored'>): string {
  const what = kinds[scoring.kind];
  if (taken === 'ghosts') return `The ${what}’s ${points(scoring.points)} were given up for ghosts.`;
  if (scoring.kind === 'cemetery') return 'The cemetery is surrounded: its keeper goes home.';
  return `The ${unfinished(scoring)}${what} ${scoring.complete ? 'scored' : 'counts'} ${points(scoring.points)} (${worth(scoring)}).`;
}

function unfinished({ kind, complete }: Scoring): string {
  return complete || kind === 'field' ? '' : 'unfinished ';
}

function moved(e: EventOf<'score_changed'>, t: Telling): string | null {
  const rival = t.rival(e.colour);
  if (rival === null) {
    return t.oneTrack ? null : `The ${colours[e.colour]} scoring meeple moved ${e.points} to ${e.total}.`;
  }
  const cost = e.ghosts > 0 ? ` after paying for ${ghosts(e.ghosts)}` : '';
  return `${rival}: ${e.points < 0 ? '' : '+'}${e.points}${cost}, ${e.total} in all.`;
}

function ended({ outcome, winners }: EventOf<'game_ended'>, t: Telling): string {
  const names = winners.map((colour) => t.rival(colour) ?? colours[colour]);
  if (outcome === 'finished') return `Most points: ${list(names)}.`;
  return outcome === 'won' ? 'The game is won.' : 'The game is lost.';
}

function returned(e: EventOf<'meeple_returned'>): string | null {
  const who = figure(e.colour, figureKind(e));
  switch (e.cause) {
    case 'ghosts':
      return `A third ghost drove the ${who} home.`;
    case 'dragon':
      return `The dragon ate the ${who}.`;
    case 'princess':
      return `The princess sent the ${who} home.`;
    case 'tower':
      return `The tower took the ${who}.`;
    case 'scoring':
      return null;
  }
}

function freed(e: EventOf<'prisoner_freed'>, t: Telling): string {
  const who = figure(e.colour, figureKind(e));
  return e.cause === 'ransom' ? `A ransom freed the ${who} from ${t.player(e.player)}.` : `${t.player(e.player)} gave the ${who} back.`;
}

/** What one event is in words; null for events that others already tell. */
export function event(e: GameEvent, t: Telling): string | null {
  switch (e.type) {
    case 'tile_placed':
      return `Tile placed${t.place(e)}.`;
    case 'tile_discarded':
      return 'The drawn tile fitted nowhere.';
    case 'bank_completed':
      return `A mist bank closed over ${tiles(e.tiles)}.`;
    case 'cemetery_closed':
      return `The cemetery${t.place(e)} closed.`;
    case 'meeple_buried':
      return `A ${figure(e.colour, 'meeple')} ${e.from ? `from the ${segment(e.from.segment)}` : 'from the supply'} was buried there.`;
    case 'ghosts_removed':
      return `${ghosts(e.count)} went home.`;
    case 'ghosts_placed':
      return placed(e, t);
    case 'ghosts_missing':
      return `${ghosts(e.needed)} had to rise, with ${e.supply} left.`;
    case 'meeple_haunted':
      return `The ${figure(e.colour, 'meeple')} on the ${segment(e.segment)} is haunted by ${ghosts(e.ghosts)}.`;
    case 'meeple_placed':
      return `${t.player(e.player)} put the ${figure(e.colour, figureKind(e))} on the ${segment(e.segment)}.`;
    case 'meeple_returned':
      return returned(e);
    case 'feature_scored':
      return scored(e);
    case 'score_changed':
      return moved(e, t);
    case 'guard_gained':
      return `${t.player(e.player)} got a ${figure(e.colour, 'guard')}.`;
    case 'hound_reached':
      return `${hounds[e.hound]} has been reached!`;
    case 'hound_placed':
      return `${hounds[e.hound]} is by the meeple on the ${segment(e.segment)}.`;
    case 'hound_scored':
      return `${hounds[e.hound]} scored ${points(e.ghosts)} for the ghosts on the board.`;
    case 'hound_left':
      return `${hounds[e.hound]} ${e.cause === 'scoring' ? 'ran home' : 'left unscored'}.`;
    case 'piles_joined':
      return `The rest of the pile went onto the next one: ${tiles(e.tiles)}.`;
    case 'face_down_placed':
      return `A tile was laid face down${t.place(e)}.`;
    case 'token_drawn':
      return `${t.player(e.player)} drew ${e.value ?? 'a token'}.`;
    case 'token_played':
      return `${t.player(e.player)} played ${e.value}.`;
    case 'bid_made':
      return `${t.player(e.player)} bid ${points(e.points)}.`;
    case 'second_part_started':
      return `The builder gives ${t.player(e.player)} another tile.`;
    case 'goods_taken':
      return `${t.player(e.player)} took ${goods[e.good](e.count)}.`;
    case 'goods_scored':
      return `Most ${e.good}: ${list(e.colours.map((colour) => t.rival(colour) ?? colours[colour]))}.`;
    case 'dragon_moved':
      return `The dragon moved${t.place(e)}.`;
    case 'fairy_placed':
      return `${t.player(e.player)} put the fairy beside the ${figure(e.colour, figureKind(e))} on the ${segment(e.segment)}.`;
    case 'fairy_scored':
      return `The fairy thanked ${t.player(e.player)}.`;
    case 'floor_placed':
      return `${t.player(e.player)} built a tower${t.place(e)}, now ${count(e.floors, { one: 'floor', other: 'floors' })} high.`;
    case 'meeple_captured':
      return `${t.player(e.player)} holds the ${figure(e.colour, figureKind(e))} prisoner.`;
    case 'prisoner_freed':
      return freed(e, t);
    case 'undone':
      return 'A decision was taken back.';
    case 'game_ended':
      return ended(e, t);
    case 'turn_started':
    case 'tile_drawn':
    case 'decision_forced':
      return null;
  }
}
