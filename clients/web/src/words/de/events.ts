import { figureKind } from '../../game/figure';
import type { GameEvent } from '../../protocol/types';
import type { EventOf, Telling } from '../telling';
import { beginning, coloured, count, figure, goods, kinds, opening, segment, terms, withArticle } from './terms';

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

function returned(e: EventOf<'meeple_returned'>): string | null {
  const whom = withArticle('den', e.colour, figureKind(e));
  switch (e.cause) {
    case 'ghosts':
      return `Ein dritter Geist jagte ${whom} nach Hause.`;
    case 'dragon':
      return `Der Drache fraß ${whom}.`;
    case 'princess':
      return `Die Prinzessin schickte ${whom} nach Hause.`;
    case 'tower':
      return `Der Turm holte ${whom}.`;
    case 'scoring':
      return null;
  }
}

function freed(e: EventOf<'prisoner_freed'>, t: Telling): string {
  const whom = withArticle('den', e.colour, figureKind(e));
  if (e.cause === 'ransom') return `${t.player(e.player)} ließ ${whom} für ein Lösegeld frei.`;
  return `${t.player(e.player)} gab ${whom} im Tausch zurück.`;
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
      return `Ein ${figure(e.colour, 'meeple')} ${e.from ? segment(e.from.segment).from : 'aus dem Vorrat'} wurde dort begraben.`;
    case 'ghosts_removed':
      return `${ghostsDid(e.count, 'kehrte', 'kehrten')} heim.`;
    case 'ghosts_placed':
      return placed(e, t);
    case 'ghosts_missing':
      return `${ghostsDid(e.needed, 'musste', 'mussten')} aufsteigen, im Vorrat: ${e.supply}.`;
    case 'meeple_haunted':
      return `${beginning(withArticle('the', e.colour, 'meeple'))} ${segment(e.segment).on} wird von ${e.ghosts === 1 ? 'einem Geist' : `${e.ghosts} Geistern`} heimgesucht.`;
    case 'meeple_placed':
      return `${t.player(e.player)} setzte ${withArticle('den', e.colour, figureKind(e))} ${segment(e.segment).onto}.`;
    case 'meeple_returned':
      return returned(e);
    case 'feature_scored':
      return scored(e);
    case 'score_changed':
      return moved(e, t);
    case 'guard_gained':
      return `${t.player(e.player)} bekam ${withArticle('einen', e.colour, 'guard')}.`;
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
    case 'second_part_started':
      return `Der Baumeister gibt ${t.player(e.player)} noch ein Plättchen.`;
    case 'goods_taken':
      return `${t.player(e.player)} nahm ${goods[e.good].many(e.count)}.`;
    case 'goods_scored':
      return `Am meisten ${goods[e.good].noun}: ${list(e.colours.map((colour) => t.rival(colour) ?? colours[colour]))}.`;
    case 'dragon_moved':
      return t.place(e) === '' ? 'Der Drache zog weiter.' : `Der Drache ist jetzt${t.place(e)}.`;
    case 'fairy_placed':
      return `${t.player(e.player)} stellte die Fee ${withArticle('zum', e.colour, figureKind(e))} ${segment(e.segment).on}.`;
    case 'fairy_scored':
      return `Die Fee dankte ${t.player(e.player)}.`;
    case 'floor_placed':
      return `${t.player(e.player)} baute an einem Turm${t.place(e)}, jetzt ${count(e.floors, { one: 'Stockwerk', other: 'Stockwerke' })} hoch.`;
    case 'meeple_captured':
      return `${t.player(e.player)} hält ${withArticle('den', e.colour, figureKind(e))} gefangen.`;
    case 'prisoner_freed':
      return freed(e, t);
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
