import type { Dictionary } from '../dictionary';
import { matters } from './matters';
import { count, terms } from './terms';

const { decimal, percent, points } = terms;

export const advice: Dictionary['advice'] = {
  title: 'Was ein Gefährte tun würde',
  turns: 'Die besten Züge',
  why: 'Warum dieser Zug?',
  chance: (n) => `${n > 0.99 && n < 1 ? 'über 99 %' : percent(n)} auf den Sieg`,
  chanceShort: (n) => (n > 0.99 && n < 1 ? '>99 %' : percent(n)),
  at: (what, where) => `${what} (${where})`,
  noMeeple: 'kein Meeple',
  chanceOf: (name, n) => `${name}: ${percent(n)}`,
  close: 'Tipp schließen',
  matters,
  changes: (what, before, after) => `${what}: ${after} statt ${before}`,
  fewestGhosts: (n, turns) => `jeder der ${turns} betrachteten Züge bringt Geister; keiner weniger als dieser (${n})`,
  leastBad: (turns, worst) => `besser wird nichts, aber der schlechteste der ${turns} betrachteten Züge lässt ${percent(worst)}`,
  allAlike: (turns) => `es ist fast gleich: Die ${turns} betrachteten Züge sind etwa ebenso gut`,
  onlyTurn: 'ein anderer Zug steht nicht zur Wahl',
  turned: (quarters) => ['ungedreht', 'eine Vierteldrehung nach rechts', 'umgedreht', 'eine Vierteldrehung nach links'][quarters]!,
  moreSteps: (n) => count(n, { one: 'weiterer Schritt', other: 'weitere Schritte' }),
  danger: (before, after) =>
    `das nächste Plättchen bringt bei ${percent(after)} der Ziehungen zu viele Geister statt bei ${percent(before)}`,
  needs: (before, after) =>
    `das nächste Plättchen bringt im Mittel ${decimal(after)} statt ${decimal(before)} Geister`,
  home: (n) => `${terms.ghosts(n)} ${n === 1 ? 'geht' : 'gehen'} heim`,
  scores: (n) => `bringt sofort ${points(n)}`,
  odds: 'Aussicht auf den Sieg',
  being: 'Ein Gefährte sieht sich das Spiel an…',
  unknown: 'Kein Gefährte konnte sich dieses Spiel ansehen.',
  rose: (turn, from, to) => `Zug ${turn}: Die Aussicht stieg von ${percent(from)} auf ${percent(to)}.`,
  fell: (turn, from, to) => `Zug ${turn}: Die Aussicht fiel von ${percent(from)} auf ${percent(to)}.`,
  drawnBrought: (n) => `Das gezogene Plättchen brachte ${percent(n)}.`,
  drawnCost: (n) => `Das gezogene Plättchen kostete ${percent(n)}.`,
  played: (name, n) => `Was ${name} entschied, kostete ${percent(n)}.`,
  playedWell: (name) => `${name} machte das Beste daraus.`,
  better: (what, n) => `Um ${percent(n)} besser: ${what}.`,
};
