import type { Dictionary } from '../dictionary';
import { matters } from './matters';
import { terms } from './terms';

const { percent } = terms;

export const advice: Dictionary['advice'] = {
  title: 'Was ein Gefährte tun würde',
  chance: (n) => `${n > 0.99 && n < 1 ? 'über 99 %' : percent(n)} auf den Sieg`,
  noMeeple: 'kein Meeple',
  chanceOf: (name, n) => `${name}: ${percent(n)}`,
  close: 'Tipp schließen',
  matters,
  compare: 'Vergleichen',
  fewestGhosts: 'Kein Zug bringt weniger Geister.',
  leastBad: 'Die anderen Züge sind schlechter.',
  allAlike: 'Die anderen Züge sind etwa ebenso gut.',
  onlyTurn: 'Es gibt keinen anderen Zug.',
  turned: (quarters) => ['ungedreht', 'eine Vierteldrehung nach rechts', 'umgedreht', 'eine Vierteldrehung nach links'][quarters]!,
  odds: 'Aussicht auf den Sieg',
  being: 'Ein Gefährte sieht sich das Spiel an…',
  unknown: 'Kein Gefährte konnte sich dieses Spiel ansehen.',
  went: (turn, from, to) => `Zug ${turn}: Die Aussicht ging von ${percent(from)} auf ${percent(to)}.`,
  drawnBrought: (n) => `Das gezogene Plättchen brachte ${percent(n)}.`,
  drawnCost: (n) => `Das gezogene Plättchen kostete ${percent(n)}.`,
  played: (name, n) => `Was ${name} entschied, kostete ${percent(n)}.`,
  playedWell: (name) => `${name} machte das Beste daraus.`,
  better: (what, n) => `Um ${percent(n)} besser: ${what}.`,
};
