import type { Dictionary } from '..';
import { count } from './terms';

const seconds = (n: number) => count(n, { one: 'secundă', few: 'secunde', other: 'de secunde' });

export const roomForm: Dictionary['roomForm'] = {
  perGame: (minutes) => `${count(minutes, { one: 'minut', few: 'minute', other: 'de minute' })} pentru tot jocul`,
  level: 'Nivelul',
  absence: 'Când lipsește cineva',
  companionAtOnce: 'un companion decide imediat',
  companionAfter: (n) => `un companion decide după ${seconds(n)}`,
  wait: 'jocul așteaptă',
  colours: 'Culorile, în ordinea în care se împart',
  coloursHint: 'Apasă-le pe cele care să fie primele. Celelalte urmează.',
  scoring: 'Culorile care punctează',
  scoringHint: 'Alege trei care sunt în joc sau niciuna: atunci punctează primele trei.',
  nth: (n) => `a ${n}-a`,
  change: 'Schimbă camera',
  changeLead: 'Camera este a ta: tu decizi ce se stabilește aici.',
  changeLater: 'Jocul însuși, locurile și culorile pot fi schimbate după ce se termină.',
  save: 'Salvează',
  saved: 'Salvat.',
};
