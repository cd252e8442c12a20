import type { Dictionary } from '../dictionary';
import { matters } from './matters';
import { terms } from './terms';

const { percent } = terms;

export const advice: Dictionary['advice'] = {
  title: 'Ce ar face un companion',
  chance: (n) => `${n > 0.99 && n < 1 ? 'peste 99 %' : percent(n)} șanse de victorie`,
  noMeeple: 'niciun meeple',
  chanceOf: (name, n) => `${name}: ${percent(n)}`,
  close: 'Închide sfatul',
  matters,
  compare: 'Compară',
  fewestGhosts: 'Nicio mutare nu ridică mai puține fantome.',
  leastBad: 'Celelalte mutări sunt mai slabe.',
  allAlike: 'Celelalte mutări sunt cam la fel de bune.',
  onlyTurn: 'Nu există altă mutare.',
  turned: (quarters) => ['nerotit', 'un sfert de rotație la dreapta', 'întors', 'un sfert de rotație la stânga'][quarters]!,
  odds: 'Șansa de victorie',
  being: 'Un companion se uită la joc…',
  unknown: 'Niciun companion nu s-a putut uita la acest joc.',
  went: (turn, from, to) => `Tura ${turn}: șansa a trecut de la ${percent(from)} la ${percent(to)}.`,
  drawnBrought: (n) => `Cartonașul tras a adus ${percent(n)}.`,
  drawnCost: (n) => `Cartonașul tras a costat ${percent(n)}.`,
  played: (name, n) => `Ce a hotărât ${name} a costat ${percent(n)}.`,
  playedWell: (name) => `${name} a făcut tot ce se putea.`,
  better: (what, n) => `Mai bine cu ${percent(n)}: ${what}.`,
};
