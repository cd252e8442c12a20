import { kMatters, type MatterName } from '../../game/matters';
import type { Advice, AdviceReason, Hint } from '../../protocol/types';
import { words } from '../../words';
import { factsInWords } from '../knowing/foresight_words';

/** All turns among which the best were found. */
export type Considered = Hint['considered'];

/** A reason that moves the chance by less than this is left out. */
const kLeastEffect = 0.005;

/** How much a matter moves the chance; nothing where no number that players could see became better with it. */
function weightOf(name: MatterName, reasons: readonly AdviceReason[]): number {
  const { more, less, with: others } = kMatters[name];
  const known = reasons.filter(({ feature }) => more.includes(feature) || less.includes(feature) || others.includes(feature));
  const isSeen = known.some(({ feature, before, after }) => (after > before ? more.includes(feature) : after < before && less.includes(feature)));
  return isSeen ? known.reduce((sum, { effect }) => sum + effect, 0) : 0;
}

/** The matter that speaks most for a turn; null if none does. */
function matterFor({ reasons }: Advice): MatterName | null {
  const weighed = (Object.keys(kMatters) as MatterName[]).map((name) => ({ name, weight: weightOf(name, reasons) }));
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a));
  return best.weight >= kLeastEffect ? best.name : null;
}

/** What is left to say for a turn that makes nothing better: that others are no better, or worse. */
function leastBad({ chance, consequences }: Advice, { turns, least_chance, least_ghosts }: Considered): string {
  const risen = consequences.ghosts_added;
  if (turns <= 1) return words.advice.onlyTurn;
  if (risen > 0 && risen === least_ghosts) return words.advice.fewestGhosts;
  return chance - least_chance >= 0.01 ? words.advice.leastBad : words.advice.allAlike;
}

/** What speaks for a turn, in one sentence: what it does at once, or what a companion sees in it, or that no turn is better. */
export function reasonOf(advice: Advice, considered: Considered): string {
  return merit(advice) ?? leastBad(advice, considered);
}

/** What makes a turn good; null where nothing does. */
export function merit(advice: Advice): string | null {
  const [fact] = factsInWords(advice);
  const matter = matterFor(advice);
  return fact ?? (matter && words.advice.matters[matter]);
}
