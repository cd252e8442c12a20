import { figureKind } from '../../game/figure';
import type { GameEvent } from '../../protocol/types';
import type { EventOf, Telling } from '../telling';
import { coloured, figure, kinds, opening, segment, terms } from './terms';

const { colours, ghosts, hounds, list, points, tiles, worth } = terms;

/** "1 Geist kam", "2 Geister kamen". */
const ghostsDid = (n: number, one: string, many: string) => `${ghosts(n)} ${n === 1 ? one : many}`;

function placed({ count, cause, ...at }: EventOf<'ghosts_placed'>, t: Telling): string {
  return `${ghostsDid(count, 'stieg', 'stiegen')}${cause === 'symbols' ? ' aus dem Nebel' : t.place(at)} auf.`;
}

function scored({ scoring, for: taken }: EventOf<'feature_scored'>): string {
  const what = kinds[scoring.kind];
  const open = !scoring.complete && scoring.kind !== 'field';
  if (taken === 'ghosts') return `${opening(what)}: ${points(scoring.points)} für Geister aufgegeben.`;
  if (scoring.kind === 'cemetery') return 'Der Friedhof ist umringt; sein Hüter geht heim.';
  const brought = scoring.complete ? 'brachte' : 'bringt';
  return `${opening(what, open ? 'unfertige ' : '')} ${brought} ${points(scoring.points)} (${worth(scoring)}).`;
}

function moved(e: EventOf<'score_changed'>, t: Telling): string | null {
  const rival = t.rival(e.colour);
  if (rival === null) {
    return t.oneTrack ? null : `Der ${coloured(e.colour, 'e')} Zählmeeple rückte um ${e.points} auf ${e.total} vor.`;
  }
  const cost = e.ghosts > 0 ? ` nach Abzug für ${ghosts(e.ghosts)}` : '';
  return `${rival}: ${e.points < 0 ? '' : '+'}${e.points}${cost}, insgesamt ${e.total}.`;
}

function ended({ outcome, winners }: EventOf<'game_ended'>, t: Telling): string {
  const names = winners.map((colour) => t.rival(colour) ?? colours[colour]);
  if (outcome === 'finished') return `Die meisten Punkte: ${list(names)}.`;
  return outcome === 'won' ? 'Das Spiel ist gewonnen.' : 'Das Spiel ist verloren.';
}

/** What one event is in words; null for events that others already tell. */
export function event(e: GameEvent, t: Telling): string | null {
  switch (e.type) {
    case 'tile_placed':
      return `Plättchen${t.place(e)} gelegt.`;
    case 'tile_discarded':
      return 'Das gezogene Plättchen passte nirgends.';
    case 'bank_completed':
      return `Eine Nebelbank schloss sich über ${tiles(e.tiles)}.`;
    case 'cemetery_closed':
      return `Der Friedhof${t.place(e)} schloss sich.`;
    case 'meeple_buried':
      return `Ein ${figure(e.colour, 'meeple', 'er')} ${e.from ? segment(e.from.segment).from : 'aus dem Vorrat'} wurde dort begraben.`;
    case 'ghosts_removed':
      return `${ghostsDid(e.count, 'kehrte', 'kehrten')} heim.`;
    case 'ghosts_placed':
      return placed(e, t);
    case 'ghosts_missing':
      return `${ghostsDid(e.needed, 'musste', 'mussten')} aufsteigen, im Vorrat: ${e.supply}.`;
    case 'meeple_haunted':
      return `Der ${figure(e.colour, 'meeple', 'e')} ${segment(e.segment).on} wird von ${e.ghosts === 1 ? 'einem Geist' : `${e.ghosts} Geistern`} heimgesucht.`;
    case 'meeple_placed':
      return `${t.player(e.player)} setzte den ${figure(e.colour, figureKind(e), 'en')} ${segment(e.segment).onto}.`;
    case 'meeple_returned':
      return e.cause === 'ghosts' ? `Ein dritter Geist jagte den ${figure(e.colour, 'meeple', 'en')} nach Hause.` : null;
    case 'feature_scored':
      return scored(e);
    case 'score_changed':
      return moved(e, t);
    case 'guard_gained':
      return `${t.player(e.player)} bekam einen ${figure(e.colour, 'guard', 'en')}.`;
    case 'hound_reached':
      return `${hounds[e.hound]} ist erreicht!`;
    case 'hound_placed':
      return `${hounds[e.hound]} steht beim Meeple ${segment(e.segment).on}.`;
    case 'hound_scored':
      return `${hounds[e.hound]} brachte ${points(e.ghosts)} für die Geister auf dem Plan.`;
    case 'hound_left':
      return `${hounds[e.hound]} ${e.cause === 'scoring' ? 'lief nach Hause' : 'ging, ohne gewertet zu werden'}.`;
    case 'piles_joined':
      return `Der Rest des Stapels kam auf den nächsten: ${tiles(e.tiles)}.`;
    case 'face_down_placed':
      return `Ein Plättchen wurde${t.place(e)} verdeckt gelegt.`;
    case 'token_drawn':
      return `${t.player(e.player)} zog ${e.value ?? 'einen Marker'}.`;
    case 'token_played':
      return `${t.player(e.player)} spielte ${e.value}.`;
    case 'bid_made':
      return `${t.player(e.player)} bot ${points(e.points)}.`;
    case 'undone':
      return 'Die Entscheidung wurde zurückgenommen.';
    case 'game_ended':
      return ended(e, t);
    case 'turn_started':
    case 'tile_drawn':
    case 'decision_forced':
      return null;
  }
}
