import { figureKind } from '../../game/figure';
import type { GameEvent } from '../../protocol/types';
import type { EventOf, Telling } from '../telling';
import { coloured, count, figure, goods, kinds, opening, segment, terms, theFigure } from './terms';

const { colours, ghosts, hounds, list, points, tiles, worth } = terms;

/** "1 fantomă a venit", "2 fantome au venit". */
const ghostsDid = (n: number, one: string, many: string) => `${ghosts(n)} ${n === 1 ? one : many}`;
/** In the middle of a sentence. */
const someGhosts = (n: number) => (n === 1 ? 'o fantomă' : ghosts(n));

function placed({ count, cause, ...at }: EventOf<'ghosts_placed'>, t: Telling): string {
  return `${ghostsDid(count, 's-a ridicat', 's-au ridicat')}${cause === 'symbols' ? ' din ceață' : t.place(at)}.`;
}

function scored({ scoring, for: taken }: EventOf<'feature_scored'>): string {
  const { the, ending } = kinds[scoring.kind];
  const open = !scoring.complete && scoring.kind !== 'field';
  if (taken === 'ghosts') return `${opening(the)}: ${points(scoring.points)} ${scoring.points === 1 ? 'cedat' : 'cedate'} pentru fantome.`;
  if (scoring.kind === 'cemetery') return 'Cimitirul este înconjurat; îngrijitorul lui se întoarce acasă.';
  const what = open ? `${opening(the)} neterminat${ending}` : opening(the);
  return `${what} ${scoring.complete ? 'a adus' : 'aduce'} ${points(scoring.points)} (${worth(scoring)}).`;
}

function moved(e: EventOf<'score_changed'>, t: Telling): string | null {
  const rival = t.rival(e.colour);
  if (rival === null) {
    return t.oneTrack ? null : `Meeple-ul de punctaj ${coloured(e.colour)} a avansat cu ${e.points}, până la ${e.total}.`;
  }
  const cost = e.ghosts > 0 ? ` după plata pentru ${someGhosts(e.ghosts)}` : '';
  return `${rival}: ${e.points < 0 ? '' : '+'}${e.points}${cost}, ${e.total} în total.`;
}

function ended({ outcome, winners }: EventOf<'game_ended'>, t: Telling): string {
  const names = winners.map((colour) => t.rival(colour) ?? colours[colour]);
  if (outcome === 'finished') return `Cele mai multe puncte: ${list(names)}.`;
  return outcome === 'won' ? 'Jocul a fost câștigat.' : 'Jocul a fost pierdut.';
}

function returned(e: EventOf<'meeple_returned'>): string | null {
  const who = theFigure(e.colour, figureKind(e));
  switch (e.cause) {
    case 'ghosts':
      return `A treia fantomă a trimis acasă ${who}.`;
    case 'dragon':
      return `Dragonul a mâncat ${who}.`;
    case 'princess':
      return `Prințesa a trimis acasă ${who}.`;
    case 'tower':
      return `Turnul a luat ${who}.`;
    case 'scoring':
      return null;
  }
}

function freed(e: EventOf<'prisoner_freed'>, t: Telling): string {
  const who = theFigure(e.colour, figureKind(e));
  return `${t.player(e.player)} a eliberat ${who} ${e.cause === 'ransom' ? 'pentru o răscumpărare' : 'la schimb'}.`;
}

/** What one event is in words; null for events that others already tell. */
export function event(e: GameEvent, t: Telling): string | null {
  switch (e.type) {
    case 'tile_placed':
      return `Cartonaș așezat${t.place(e)}.`;
    case 'tile_discarded':
      return 'Cartonașul tras nu se potrivea nicăieri.';
    case 'bank_completed':
      return `Un banc de ceață s-a închis peste ${tiles(e.tiles)}.`;
    case 'cemetery_closed':
      return `Cimitirul s-a închis${t.place(e)}.`;
    case 'meeple_buried':
      return `Un ${figure(e.colour, 'meeple')} ${e.from ? segment(e.from.segment).of : 'din rezervă'} a fost îngropat acolo.`;
    case 'ghosts_removed':
      return `${ghostsDid(e.count, 's-a întors', 's-au întors')} acasă.`;
    case 'ghosts_placed':
      return placed(e, t);
    case 'ghosts_missing':
      return `Trebuia să se ridice ${someGhosts(e.needed)}, în rezervă: ${e.supply}.`;
    case 'meeple_haunted':
      return `${opening(theFigure(e.colour, 'meeple'))} ${segment(e.segment).of} este bântuit de ${someGhosts(e.ghosts)}.`;
    case 'meeple_placed':
      return `${t.player(e.player)} a pus ${theFigure(e.colour, figureKind(e))} ${segment(e.segment).on}.`;
    case 'meeple_returned':
      return returned(e);
    case 'feature_scored':
      return scored(e);
    case 'score_changed':
      return moved(e, t);
    case 'guard_gained':
      return `${t.player(e.player)} a primit un ${figure(e.colour, 'guard')}.`;
    case 'hound_reached':
      return `Ați ajuns la ${hounds[e.hound]}!`;
    case 'hound_placed':
      return `${hounds[e.hound]} stă lângă meeple-ul ${segment(e.segment).of}.`;
    case 'hound_scored':
      return `${hounds[e.hound]} a adus ${points(e.ghosts)} pentru fantomele de pe tablă.`;
    case 'hound_left':
      return `${hounds[e.hound]} ${e.cause === 'scoring' ? 'a fugit acasă' : 'a plecat fără să puncteze'}.`;
    case 'piles_joined':
      return `Restul teancului a fost pus peste următorul: ${tiles(e.tiles)}.`;
    case 'face_down_placed':
      return `Un cartonaș a fost așezat cu fața în jos${t.place(e)}.`;
    case 'token_drawn':
      return `${t.player(e.player)} a tras ${e.value ?? 'un jeton'}.`;
    case 'token_played':
      return `${t.player(e.player)} a jucat ${e.value}.`;
    case 'bid_made':
      return `${t.player(e.player)} a oferit ${points(e.points)}.`;
    case 'second_part_started':
      return `Constructorul îi mai dă un cartonaș lui ${t.player(e.player)}.`;
    case 'goods_taken':
      return `${t.player(e.player)} a luat ${goods[e.good].many(e.count)}.`;
    case 'goods_scored':
      return `Cel mai mult ${goods[e.good].noun}: ${list(e.colours.map((colour) => t.rival(colour) ?? colours[colour]))}.`;
    case 'dragon_moved':
      return `Dragonul s-a mutat${t.place(e)}.`;
    case 'fairy_placed':
      return `${t.player(e.player)} a pus zâna lângă ${theFigure(e.colour, figureKind(e))} ${segment(e.segment).of}.`;
    case 'fairy_scored':
      return `Zâna îi mulțumește lui ${t.player(e.player)}.`;
    case 'floor_placed':
      return `${t.player(e.player)} a înălțat un turn${t.place(e)}: ${count(e.floors, { one: 'etaj', few: 'etaje', other: 'de etaje' })}.`;
    case 'meeple_captured':
      return `${t.player(e.player)} ține prizonier ${theFigure(e.colour, figureKind(e))}.`;
    case 'prisoner_freed':
      return freed(e, t);
    case 'undone':
      return 'Decizia a fost anulată.';
    case 'game_ended':
      return ended(e, t);
    case 'turn_started':
    case 'tile_drawn':
    case 'decision_forced':
      return null;
  }
}
