import type { Dictionary } from '../dictionary';
import { duration } from './terms';

export const roomForm: Dictionary['roomForm'] = {
  perGame: (length) => `${duration(length)} pentru tot jocul`,
  level: 'Nivelul',
  absence: 'Când lipsește cineva',
  companionAtOnce: 'imediat un companion',
  companionAfter: (n) => `un companion după ${duration(n)}`,
  wait: 'jocul așteaptă',
  companionsYield: 'Cine intră într-un joc început poate lua locul unui companion',
  skill: 'Cât de bine joacă companionii',
  skills: {
    novice: 'ca un începător',
    casual: 'ocazional',
    keen: 'cu pasiune',
    strong: 'puternic',
    best: 'cât pot de bine',
  },
  chat: 'Jucătorii pot scrie în discuție',
  oddsAid: 'Șansa de victorie, ca o linie',
  colours: 'Culorile, în ordinea în care se împart',
  coloursHint: 'Apasă culorile care să fie primele. Celelalte urmează.',
  scoring: 'Culorile meeplilor de punctaj',
  scoringHint: 'Alege trei dintre cele din joc sau niciuna: atunci sunt primele trei.',
  nth: (n) => (n === 1 ? 'prima' : `a ${n}-a`),
  change: 'Modifică camera',
  changeLead: 'Camera este a ta: tu decizi ce se stabilește aici.',
  changeLater: 'Jocul ales, locurile și culorile pot fi schimbate după ce se termină jocul.',
  lacks: {
    scoring: 'Dintre culorile meeplilor de punctaj sunt necesare trei sau niciuna.',
    word: 'Lipsește cuvântul care deschide camera.',
  },
  save: 'Salvează',
  saved: 'Salvat.',
};
