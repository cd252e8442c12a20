import type { Source } from '../../game/review';
import type { AfterWords } from '../after_words';
import { count, one, terms, toPoints } from './terms';

const { decimal, ghosts, hounds, points, tiles } = terms;

const kinds: Record<Source, string> = { ...one, hound: 'ein Hund' };

export const after: AfterWords = {
  tabs: { story: 'Verlauf', graph: 'Kurve', share: 'Teilen', learn: 'Lernen' },
  toTurn: (turn) => `Zug ${turn}`,
  ghosts: (home, risen) => `${ghosts(home)} ${home === 1 ? 'ging' : 'gingen'} heim, ${risen} ${risen === 1 ? 'stieg' : 'stiegen'} auf.`,
  joins: (times) => `Züge, in denen das Plättchen an Nebel hätte liegen können, für einen Geist weniger: ${times}.`,
  kept: (times) => `Wertungen, die Punkte brachten: ${times}. Aufgegeben hätte jede bis zu drei Geister heimgeschickt.`,
  rise: (n) => `${ghosts(n)} ${n === 1 ? 'stieg' : 'stiegen'} in einem Zug auf.`,
  hound: (hound, total, missing) => `${hounds[hound]} wartete bei ${toPoints(total)}: Es ${missing === 1 ? 'fehlte' : 'fehlten'} nur ${points(missing)}.`,
  goal: (missing, standing) =>
    standing === 0
      ? `Zum Ziel ${missing === 1 ? 'fehlte' : 'fehlten'} ${points(missing)}.`
      : `Zum Ziel ${missing === 1 ? 'fehlte' : 'fehlten'} ${points(missing)}, während ${count(standing, { one: 'Meeple', other: 'Meeple' })} auf Unfertigem ${standing === 1 ? 'stand' : 'standen'}.`,
  held: (left, total, home) => `Gut gehalten: ${left} von ${total} Geistern waren noch im Vorrat, ${home} waren heimgeschickt worden.`,
  bank: (n) => `Eine Nebelbank schickte ${ghosts(n)} heim.`,
  scoring: (name, what, n, size) => `Die beste Wertung (${name}): ${kinds[what]}${size > 0 ? ` aus ${tiles(size)}` : ''}, ${points(n)}.`,
  lead: (name, by) => `${name} lag von hier bis zum Ende vorn und gewann mit ${points(by)} Vorsprung.`,
  film: {
    names: 'Mit den Namen der Spielenden',
    make: 'Film machen',
    making: 'Der Film entsteht',
    cancel: 'Abbrechen',
    save: (megabytes) => `Film speichern (${decimal(megabytes)} MB)`,
    failed: 'Dieser Browser konnte den Film nicht machen.',
  },
  stories: {
    lead: 'Jede mit dem Moment, in dem sie zum ersten Mal geschah.',
    fresh: 'Eine neue Geschichte',
    tell: {
      bank: (n) => `Eine einzige Nebelbank schickte ${ghosts(n)} heim.`,
      twoBanks: (n) => `Ein Plättchen schloss ${n} Nebelbänke.`,
      clear: (n) => `Kein Geist blieb auf dem Spielplan, wo ${n} gestanden hatten.`,
      brink: () => 'Gewonnen, obwohl der Vorrat an Geistern leer gewesen war.',
      lastTile: (n) => `Gewonnen mit dem allerletzten Plättchen, in Zug ${n}.`,
      colours: (n) => `${n} Farben teilten sich eine Wertung.`,
      road: (n) => `Eine Straße aus ${tiles(n)} kam an ihr Ende.`,
      city: (n) => `Die Mauern schlossen sich um eine Stadt aus ${tiles(n)}.`,
      features: (n) => `Ein Zug vollendete ${n} Bauwerke auf einmal.`,
      oneMeeple: () => 'Rufus und Ronja standen beim selben Meeple.',
      justInTime: () => 'Ein Hund war erreicht, als sein Stapel kein Plättchen mehr hatte.',
      comeback: (n) => `Gewonnen nach einem Rückstand von ${toPoints(n)}.`,
    },
  },
};
