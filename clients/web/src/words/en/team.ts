import { kindOf } from '../../board/segment';
import type { Way } from '../../board/way';
import { figureKind } from '../../game/figure';
import type { Reach } from '../../game/undo';
import type { LegalDecision, Point } from '../../protocol/types';
import { towards } from './look';
import { bareFigure, count, counted, figure, kinds, segment, terms } from './terms';
import type { Named } from '../named';

const { colours, ghosts, points } = terms;

/** What tells a decision from one that would read the same: how the tile lies, and to which sides a segment reaches. */
export interface Telling {
  lies: string | null;
  sides: Way[];
}

const reach = (on: string, sides: Way[]) => towards(kindOf(on), sides);

/** What a decision would do, as an advice; `where` says a space. */
function advice(d: LegalDecision, where: (at: Point) => string, { lies, sides }: Telling = { lies: null, sides: [] }): string {
  switch (d.type) {
    case 'place_tile':
      return `the tile${where(d)}${lies ? ` (${lies})` : ''}`;
    case 'place_meeple':
      return `the ${figure(d.colour, figureKind(d))} on the ${segment(d.segment)}${reach(d.segment, sides)}`;
    case 'take_points':
      return `the points of the ${kinds[kindOf(d.feature.split('@')[0]!)]}`;
    case 'remove_ghosts':
    case 'chase_ghosts':
      return `${ghosts(d.count)} away from the tile${where(d)}`;
    case 'bury_meeple':
      return `the ${figure(d.colour, 'meeple')} on the ${segment(d.segment)}${where(d)} is buried`;
    case 'haunt_meeple':
      return `a ghost for the ${figure(d.colour, 'meeple')} on the ${segment(d.segment)}${where(d)}`;
    case 'place_hound':
      return `the hound with the meeple on the ${segment(d.segment)}${where(d)}`;
    case 'bury_from_supply':
      return `a ${figure(d.colour, 'meeple')} from the supply is buried`;
    case 'assign_points':
      return `these points for the ${colours[d.colour]} scoring meeple`;
    case 'pass':
      return 'nothing here';
    case 'haunt_cemetery':
      return `one more ghost for the cemetery${where(d)}`;
    case 'place_face_down':
      return `the next tile face down${where(d)}`;
    case 'take_meeple':
      return `the ${figure(d.colour, figureKind(d))} off the ${segment(d.segment)}${where(d)}`;
    case 'place_meeple_at':
      return `the ${figure(d.colour, figureKind(d))} on the ${segment(d.segment)}${where(d)}`;
    case 'place_fairy':
      return `the fairy beside the ${figure(d.colour, figureKind(d))} on the ${segment(d.segment)}${where(d)}`;
    case 'move_dragon':
      return `the dragon to the next tile${where(d)}`;
    case 'place_floor':
      return `a floor for the tower${where(d)}`;
    case 'place_abbey':
      return `the abbey${where(d)}`;
    case 'place_barn':
      return `the barn at a corner of the tile${where(d)}`;
    case 'pay_ransom':
      return `the ransom for your ${bareFigure(figureKind(d))}`;
    case 'exchange_prisoner':
      return `your ${bareFigure(figureKind(d))} in exchange`;
    case 'play_token':
      return `play ${d.value}`;
    case 'bid':
      return `bid ${points(d.points)}`;
  }
}

/** What an undo that waits for consent would do. */
function goingBack(back: Reach | null): string {
  if (!back) return 'to go back';
  return `to undo ${back.all ? 'everything' : `the last ${back.steps === 1 ? 'step' : `${back.steps} steps`}`}`;
}

export const team = {
  undo: 'Undo',
  undoAsk: 'Ask to undo',
  asks: (name: Named, back: Reach | null) => `${name} asks ${goingBack(back)}.`,
  asked: (n: number, back: Reach | null) => `You asked ${goingBack(back)}. Agreed so far: ${n}.`,
  agree: 'Agree',
  refuse: 'Keep it',
  propose: 'Propose',
  proposing: 'You are making a proposal.',
  stopProposing: 'Stop proposing',
  proposals: 'Proposals',
  proposalOf: (name: Named) => `${name} proposes`,
  adopt: 'Do this',
  withdraw: 'Withdraw',
  advice,
  points: (name: Named, where: string) => `${name} points ${where}.`,
  hint: 'Hint',
  chat: 'Chat',
  about: (name: Named) => `About what ${name} said`,
  hiddenLines: (n: number) => `${count(n, { one: 'line', other: 'lines' })} hidden`,
  unread: counted('new line', 'new lines'),
  say: 'Say something',
  send: 'Send',
  earlier: 'Earlier lines',
  tooFast: (seconds: number) => `Too fast. Try again ${terms.fromNow(seconds)}.`,
  companion: 'Companion',
  addCompanion: 'Add a companion',
  removeCompanion: 'Send the companion away',
  absent: 'away, a companion decides',
  freeSeat: 'free',
  removePlayer: (name: Named) => `Free the seat of ${name}`,
  leaveSeat: 'Leave your seat',
  sure: 'Sure? Press again',
  takeOver: 'Take this seat',
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'The game is paused.',
  timeLeft: (time: string) => `${time} left`,
  share: 'Share',
  qr: 'Show as a QR code',
  nextLevel: 'Next level',
  tryAgain: 'Try again',
  timer: 'Time to think',
  noTimer: 'no limit',
  live: 'Live',
  overDays: 'Over days',
  perTurn: (seconds: number) => `${terms.duration(seconds)} for each turn`,
  undoPolicy: 'Undoing steps',
  undoNever: 'never',
  undoTurn: 'own steps, until a tile is drawn',
  undoConsent: 'anything, if all agree',
  watchable: 'Others may watch',
  councilAid: 'Pointing and proposals',
  hintAid: 'Hints from a companion',
};
