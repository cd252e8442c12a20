import type { Dictionary } from '../dictionary';
import { duration } from './terms';

export const roomForm: Dictionary['roomForm'] = {
  perGame: (length) => `${duration(length)} pentru tot jocul`,
  level: 'Nivelul',
  absence: 'Când lipsește cineva',
  companionAtOnce: 'imediat un companion',
  companionAfter: (n) => `un companion după ${duration(n)}`,
  wait: 'jocul așteaptă',
  companionsYield: 'Cine vine poate lua locul unui companion',
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
  scoring: 'Culorile meeplilor de punctaj',
  nth: (n) => (n === 1 ? 'prima' : `a ${n}-a`),
  change: 'Modifică camera',
  changeLater: 'Jocul, locurile și culorile se pot schimba la sfârșit.',
  lacks: {
    scoring: 'Dintre culorile meeplilor de punctaj sunt necesare trei sau niciuna.',
    word: 'Lipsește cuvântul care deschide camera.',
  },
  save: 'Salvează',
  saved: 'Salvat.',
};
