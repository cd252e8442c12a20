import type { Dictionary } from '../dictionary';
import { duration } from './terms';

export const roomForm: Dictionary['roomForm'] = {
  perGame: (length) => `${duration(length)} für das ganze Spiel`,
  level: 'Stufe',
  absence: 'Wenn jemand weg ist',
  companionAtOnce: 'sofort ein Gefährte',
  companionAfter: (n) => `nach ${duration(n)} ein Gefährte`,
  wait: 'das Spiel wartet',
  companionsYield: 'Wer zu einem laufenden Spiel kommt, darf den Platz eines Gefährten nehmen',
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
  coloursHint: 'Wähle, welche zuerst kommen sollen. Die anderen folgen.',
  scoring: 'Farben der Zählmeeple',
  scoringHint: 'Wähle drei, die im Spiel sind, oder keine: Dann gelten die ersten drei.',
  nth: (n) => `Nr. ${n}`,
  change: 'Raum ändern',
  changeLead: 'Dir gehört der Raum: Du entscheidest, was hier gilt.',
  changeLater: 'Das Spiel selbst, seine Plätze und Farben lassen sich ändern, wenn es vorbei ist.',
  lacks: {
    scoring: 'Von den Farben der Zählmeeple braucht es drei oder keine.',
    word: 'Das Wort, das hereinlässt, fehlt noch.',
  },
  save: 'Speichern',
  saved: 'Gespeichert.',
};
