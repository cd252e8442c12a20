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

function sayReason({ theme, feature, before, after, effect, at }: AdviceReason, where: (at: Point) => string): SaidReason {
  const good = effect > 0;
  const own = kOwnSentence[feature];
  const said = own ? own(before, after) : words.advice.reason(theme, good);
  return { text: at ? words.advice.at(said, where(at)) : said, good };
}

/** What is to be said for a turn and against it: what it does at once, then what a companion sees in it. */
export function reasonsOf(advice: Advice, where: (at: Point) => string): SaidReason[] {
  const seen = advice.reasons.filter(({ effect }) => Math.abs(effect) >= kLeastEffect).map((r) => sayReason(r, where));
  const all = [...factsOf(advice), ...seen];
  const once = all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
  return once.slice(0, kMost);
}
