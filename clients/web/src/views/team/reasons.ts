import { kindOf, parseFeature } from '../../board/segment';
import type { Advice, AdviceReason, Point } from '../../protocol/types';
import { words } from '../../words';

/** A reason in words, and whether it speaks for the turn. */
export interface SaidReason {
  text: string;
  good: boolean;
}

/** More would not be read. */
const kMost = 4;
/** A reason that moves the chance by less than this is left out. */
const kLeastEffect = 0.005;

/** What the turn does at once, for everybody to see. */
function factsOf({ consequences: c }: Advice): SaidReason[] {
  const scored = c.points.reduce((sum, { points }) => sum + points, 0);
  const facts: SaidReason[] = [];
  if (c.outcome === 'won') facts.push({ text: words.team.wins, good: true });
  if (c.outcome === 'lost') facts.push({ text: words.team.loses, good: false });
  for (const feature of c.features_completed) {
    facts.push({ text: words.team.completes(kindOf(parseFeature(feature).segment)), good: true });
  }
  if (c.banks_completed.length > 0) facts.push({ text: words.team.closes(c.banks_completed.length), good: true });
  if (c.ghosts_removed > 0) facts.push({ text: words.advice.home(c.ghosts_removed), good: true });
  if (scored > 0) facts.push({ text: words.advice.scores(scored), good: true });
  if (c.ghosts_added > 0) facts.push({ text: words.team.rise(c.ghosts_added), good: false });
  return facts;
}

/** The features that have a sentence of their own; all others are told by their theme. */
const kOwnSentence: Partial<Record<string, (before: number, after: number) => string>> = {
  lethal: (before, after) => words.advice.danger(before, after),
  expected_ghosts: (before, after) => words.advice.needs(before, after),
};

type Where = (at: Point) => string;

function said({ theme, feature, before, after, effect, at }: AdviceReason, where: Where): SaidReason {
  const good = effect > 0;
  const own = kOwnSentence[feature];
  if (own) return { text: own(before, after), good };
  const text = words.advice.reason(theme, good);
  return { text: at ? words.advice.at(text, where(at)) : text, good };
}

/** What the facts have said already, or what says nothing of a turn. */
function isSaid({ theme, effect }: AdviceReason, { consequences: c }: Advice): boolean {
  if (theme === 'setup') return true;
  return theme === 'ghosts' && (effect > 0 ? c.ghosts_removed > 0 : c.ghosts_added > 0);
}

/** One reason for each theme: what its features do together, at the place of the weightiest. */
function byTheme(reasons: AdviceReason[]): AdviceReason[] {
  const themes = new Map<string, AdviceReason>();
  for (const reason of reasons) {
    const key = kOwnSentence[reason.feature] ? reason.feature : reason.theme;
    const first = themes.get(key);
    themes.set(key, first ? { ...first, effect: first.effect + reason.effect } : reason);
  }
  return [...themes.values()].sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

/** What is to be said for a turn and against it: what it does at once, then what a companion sees in it. */
export function reasonsOf(advice: Advice, where: Where): SaidReason[] {
  const weighty = byTheme(advice.reasons).filter((reason) => Math.abs(reason.effect) >= kLeastEffect && !isSaid(reason, advice));
  return [...factsOf(advice), ...weighty.map((reason) => said(reason, where))].slice(0, kMost);
}
