import type { Clause } from '../../game/rule_book';
import { dragonWalk } from '../../game/facts';
import { kDragonSteps } from '../../game/reach';
import { houndAtHand, isTogether, playerOf } from '../../game/standing';
import type { LegalDecision, Question as Kind, State } from '../../protocol/types';
import { isPass, type Draft } from '../../game/draft';
import type { Deciding, Parts } from '../../session/ports';
import { words } from '../../words';

/** What is asked now. */
export interface Question {
  ask: string;
  /** The clause of the rules that it comes from. */
  rule?: Clause;
}

type Asked = Deciding & Partial<Parts<'screen'>>;

const kRules: Partial<Record<Kind, Clause>> = {
  place_tile: 'P-1',
  bury: 'M-BURY-2',
  haunt_cemetery: 'M-GHOST-3',
  haunt_meeple: 'G-GHOST-1',
  score: 'M-SCORE-1',
  assign_points: 'M-SIX-1',
  place_hound: 'M-HOUND-3',
  chase_ghosts: 'M-HOUND-3',
  place_face_down: 'M-DOWN-1',
  play_token: 'X-1',
  bid: 'M-TURN-1',
  capture_meeple: 'TO-FLOOR-2',
  exchange_prisoner: 'TO-SWAP-1',
  move_dragon: 'PD-DRAGON-3',
  move_wagon: 'AM-WAGON-2',
  place_abbey: 'AM-ABBEY-1',
};

/** The clause from which a question comes, if the help has it. */
export function ruleOf(kind: Kind, state: State): Clause | undefined {
  if (kind === 'place_meeple') return isTogether(state) ? 'M-MEEPLE-1' : 'G-MEEPLE-1';
  return kRules[kind];
}

function scoringQuestion(state: State): Question {
  const [only, more] = state.pending;
  return { ask: only && !more ? words.ask.score(only.kind) : words.ask.scoreMany };
}

function buryQuestion(legal: LegalDecision[]): Question {
  const fromBoard = legal.some((d) => d.type === 'bury_meeple');
  return { ask: fromBoard ? words.ask.bury : words.ask.burySupply };
}

function hauntQuestion(player: number, state: State, legal: LegalDecision[]): Question {
  const [first] = legal;
  const colour = first?.type === 'haunt_meeple' ? first.colour : undefined;
  const own = colour !== undefined && playerOf(state, colour) === player;
  return { ask: own ? words.ask.hauntOwn : words.ask.hauntOther };
}

function assignQuestion({ assignment }: State): Question {
  const { colour, points } = assignment ?? { colour: 'red', points: 0 };
  return { ask: words.ask.assign(colour, points) };
}

const isAboutMeeples = ({ type }: LegalDecision) => type === 'place_meeple' || type === 'pass';

/** The question to whoever decides. */
export function questionOf({ kind, player }: { kind: Kind; player: number }, state: State, legal: LegalDecision[], draft: Draft): Question {
  const { ask } = words;
  switch (kind) {
    case 'place_tile':
      if (draft.kind === 'tile' && draft.at) return { ask: ask.placeConfirm };
      return { ask: ask.place };
    case 'place_meeple':
      if (isPass(draft)) return { ask: ask.noMeepleConfirm };
      return { ask: legal.every(isAboutMeeples) ? ask.meeple : ask.act };
    case 'score':
      return scoringQuestion(state);
    case 'bury':
      return buryQuestion(legal);
    case 'haunt_cemetery':
      return { ask: ask.hauntCemetery };
    case 'haunt_meeple':
      return hauntQuestion(player, state, legal);
    case 'assign_points':
      return assignQuestion(state);
    case 'place_hound':
      return { ask: ask.hound(houndAtHand(state)) };
    case 'chase_ghosts':
      return { ask: ask.chase(houndAtHand(state)) };
    case 'place_face_down':
      return { ask: ask.faceDown };
    case 'play_token':
      return { ask: ask.token };
    case 'bid':
      return { ask: ask.bid };
    case 'capture_meeple':
      return { ask: ask.capture };
    case 'exchange_prisoner':
      return { ask: ask.exchange };
    case 'move_dragon':
      return { ask: ask.dragon(dragonWalk(state).length, kDragonSteps) };
    case 'move_wagon':
      return { ask: ask.wagon };
    case 'place_abbey':
      return { ask: ask.abbey };
  }
}

/** Whether the turn begins with this, and is one: who proposes, or plans ahead, has none. A shared screen names whose. */
function beginsTurn({ seat, screen }: Asked, { ask }: Question): boolean {
  return ask === words.ask.place && !seat.proposing.value && screen?.shared.value !== true;
}

/** The line that says what is asked now, and of whom. */
export function currentQuestion(session: Asked): Question {
  const { next, state } = session.table.now.value;
  const legal = session.seat.legal.value;
  if (session.seat.sending.value) return { ask: words.ask.sending };
  if (!next || !state || next.actor === 'nobody') return { ask: words.ask.over };
  if (next.actor === 'chance') return { ask: words.ask.drawing };
  const rule = ruleOf(next.kind, state);
  const why = rule ? { rule } : {};
  if (!session.seat.choosing.value) {
    return { ask: words.ask.others[next.kind](session.table.nameOf(next.player)), ...why };
  }
  const question = questionOf(next, state, legal, session.seat.draft.value);
  return { ask: beginsTurn(session, question) ? `${words.ask.yourTurn} ${question.ask}` : question.ask, ...why };
}
