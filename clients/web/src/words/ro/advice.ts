import type { Dictionary } from '../dictionary';
import { matters } from './matters';
import { count, terms } from './terms';

const { decimal, percent, points } = terms;

const moves = (n: number) => count(n, { one: 'mutare', few: 'mutări', other: 'de mutări' });

export const advice: Dictionary['advice'] = {
  title: 'Ce ar face un companion',
  turns: 'Cele mai bune mutări',
  why: 'De ce mutarea aceasta?',
  chance: (n) => `${n > 0.99 && n < 1 ? 'peste 99 %' : percent(n)} șanse de victorie`,
  chanceShort: (n) => (n > 0.99 && n < 1 ? '>99 %' : percent(n)),
  at: (what, where) => `${what} (${where})`,
  noMeeple: 'niciun meeple',
  chanceOf: (name, n) => `${name}: ${percent(n)}`,
  close: 'Închide sfatul',
  matters,
  changes: (what, before, after) => `${what}: ${after} în loc de ${before}`,
  fewestGhosts: (n, turns) => `fiecare dintre cele ${moves(turns)} privite ridică fantome; niciuna mai puține decât aceasta (${n})`,
  leastBad: (turns, worst) => `nimic nu se îmbunătățește, dar cea mai slabă dintre cele ${moves(turns)} privite lasă ${percent(worst)}`,
  allAlike: (turns) => `aproape că nu contează: cele ${moves(turns)} privite sunt cam la fel de bune`,
  onlyTurn: 'nu există altă mutare de ales',
  turned: (quarters) => ['nerotit', 'un sfert de rotație la dreapta', 'întors', 'un sfert de rotație la stânga'][quarters]!,
  moreSteps: (n) => count(n, { one: 'pas în plus', few: 'pași în plus', other: 'de pași în plus' }),
  danger: (before, after) =>
    `cartonașul următor aduce prea multe fantome la ${percent(after)} dintre trageri în loc de ${percent(before)}`,
  needs: (before, after) =>
    `cartonașul următor aduce în medie ${decimal(after)} fantome în loc de ${decimal(before)}`,
  home: (n) => `${terms.ghosts(n)} pleacă acasă`,
  scores: (n) => `aduce imediat ${points(n)}`,
  odds: 'Șansa de victorie',
  being: 'Un companion se uită la joc…',
  unknown: 'Niciun companion nu s-a putut uita la acest joc.',
  rose: (turn, from, to) => `Tura ${turn}: șansa a crescut de la ${percent(from)} la ${percent(to)}.`,
  fell: (turn, from, to) => `Tura ${turn}: șansa a scăzut de la ${percent(from)} la ${percent(to)}.`,
  drawnBrought: (n) => `Cartonașul tras a adus ${percent(n)}.`,
  drawnCost: (n) => `Cartonașul tras a costat ${percent(n)}.`,
  played: (name, n) => `Ce a hotărât ${name} a costat ${percent(n)}.`,
  playedWell: (name) => `${name} a făcut tot ce se putea.`,
  better: (what, n) => `Mai bine cu ${percent(n)}: ${what}.`,
};
