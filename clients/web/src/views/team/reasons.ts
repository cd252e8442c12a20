import { kindOf, parseFeature } from '../../board/segment';
import { kMatters, matterOf, type MatterName } from '../../game/matters';
import type { Advice, AdviceReason, Hint, Point } from '../../protocol/types';
import { words } from '../../words';

/** A reason in words, and whether it speaks for the turn. */
export interface SaidReason {
  text: string;
  good: boolean;
}

/** All turns among which the best were found. */
export type Considered = Hint['considered'];

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

/** The features that have a sentence of their own. */
const kOwnSentence: Partial<Record<string, (before: number, after: number) => string>> = {
  lethal: (before, after) => words.advice.danger(before, after),
  expected_ghosts: (before, after) => words.advice.needs(before, after),
};

const kTold = {
  count: (n: number) => String(Math.round(n)),
  decimal: (n: number) => words.decimal(n),
  percent: (n: number) => words.percent(n),
};

type Where = (at: Point) => string;

/** A number that changed, in words; null if it reads the same before and after. */
function changeInWords(name: MatterName, { before, after, at }: AdviceReason, where: Where): string | null {
  const { by, unit } = kMatters[name];
  const [was, is] = [kTold[unit](before * by), kTold[unit](after * by)];
  if (was === is) return null;
  const text = words.advice.changes(words.advice.matters[name], was, is);
  return at ? words.advice.at(text, where(at)) : text;
}

/** A reason that can be said, and what it and others of its matter do together. */
interface Weighed {
  reason: AdviceReason;
  effect: number;
}

/** One for each matter: its number, and the weight of all that speaks of it. What has no plain words is left out. */
function byMatter(reasons: AdviceReason[]): Weighed[] {
  const nameOf = ({ feature }: AdviceReason) => (kOwnSentence[feature] ? feature : matterOf(feature));
  const leads = reasons.filter(({ feature }) => kOwnSentence[feature] ?? Object.values(kMatters).some(({ lead }) => lead === feature));
  const together = (name: string) =>
    reasons.reduce((sum, reason) => (nameOf(reason) === name ? sum + reason.effect : sum), 0);
  return leads
    .map((reason) => ({ reason, effect: together(nameOf(reason)!) }))
    .filter(({ effect }) => Math.abs(effect) >= kLeastEffect)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

/** What became more speaks for a turn if more of it is better; a companion that sees it otherwise would only confuse. */
function agrees(name: MatterName | null, { reason: { before, after }, effect }: Weighed): boolean {
  const more = after > before;
  const better = name === null ? 'less' : kMatters[name].better;
  return (effect > 0) === (more === (better === 'more'));
}

/** Ghosts that rise and go home are told as facts, and the supply follows from them. */
const isFact = (name: MatterName | null, { consequences: c }: Advice) =>
  name === 'supply' && (c.ghosts_added > 0 || c.ghosts_removed > 0);

function opinionsOf(advice: Advice, where: Where): SaidReason[] {
  return byMatter(advice.reasons).flatMap((weighed) => {
    const { reason, effect } = weighed;
    const own = kOwnSentence[reason.feature];
    const name = own ? null : matterOf(reason.feature);
    if (!agrees(name, weighed) || isFact(name, advice)) return [];
    const text = own ? own(reason.before, reason.after) : name && changeInWords(name, reason, where);
    return text ? [{ text, good: effect > 0 }] : [];
  });
}

/** What is left to say for a turn that makes nothing better: that others are no better, or worse. */
function leastBad({ chance, consequences }: Advice, { turns, least_chance, least_ghosts }: Considered): string {
  const risen = consequences.ghosts_added;
  if (turns <= 1) return words.advice.onlyTurn;
  if (risen > 0 && risen === least_ghosts) return words.advice.fewestGhosts(risen, turns);
  return chance - least_chance >= 0.01 ? words.advice.leastBad(turns, least_chance) : words.advice.allAlike(turns);
}

/**
 * What is to be said for a turn and against it: what it does at once, then what a companion sees in it. Something always
 * speaks for it, if only that every turn is as bad; and where nothing else does, opinions against it would only puzzle.
 */
export function reasonsOf(advice: Advice, considered: Considered, where: Where): SaidReason[] {
  const facts = factsOf(advice);
  const all = [...facts, ...opinionsOf(advice, where)];
  const best = all.find(({ good }) => good);
  const first = best ?? { text: leastBad(advice, considered), good: true };
  const others = best ? all.filter((reason) => reason !== best) : facts;
  const told = [first, ...others.slice(0, kMost - 1)];
  // What comes first is read first: for a turn that is proposed, what speaks for it.
  return [...told.filter(({ good }) => good), ...told.filter(({ good }) => !good)];
}
