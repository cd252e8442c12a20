import type { Dictionary } from '../dictionary';
import { duration } from './terms';

export const roomForm: Dictionary['roomForm'] = {
  perGame: (length) => `${duration(length)} für das ganze Spiel`,
  level: 'Stufe',
  absence: 'Wenn jemand weg ist',
  companionAtOnce: 'sofort ein Gefährte',
  companionAfter: (n) => `nach ${duration(n)} ein Gefährte`,
  wait: 'das Spiel wartet',
  companionsYield: 'Wer dazukommt, darf den Platz eines Gefährten nehmen',
  skill: 'Wie gut Gefährten spielen',
  skills: {
    novice: 'wie ein Neuling',
    casual: 'gelegentlich',
    keen: 'eifrig',
    strong: 'stark',
    best: 'so gut sie können',
  },
  chat: 'Mitspieler können im Chat schreiben',
  oddsAid: 'Die Aussicht auf den Sieg, als Linie',
  colours: 'Farben in der Reihenfolge der Verteilung',
  scoring: 'Farben der Zählmeeple',
  nth: (n) => `Nr. ${n}`,
  change: 'Raum ändern',
  changeLater: 'Spiel, Plätze und Farben lassen sich danach ändern.',
  lacks: {
    scoring: 'Von den Farben der Zählmeeple braucht es drei oder keine.',
    word: 'Das Wort, das hereinlässt, fehlt noch.',
  },
  save: 'Speichern',
  saved: 'Gespeichert.',
};
