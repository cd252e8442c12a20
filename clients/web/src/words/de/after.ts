import type { Source } from '../../game/review';
import type { AfterWords } from '../after_words';
import { count, terms, toPoints } from './terms';

const { decimal, ghosts, hounds, list, percent, points, tiles } = terms;

const kinds: Record<Source, string> = {
  city: 'eine Stadt',
  road: 'eine Straße',
  mist: 'eine Nebelbank',
  field: 'eine Wiese',
  castle: 'eine Burg',
  cemetery: 'ein Friedhof',
  monastery: 'ein Kloster',
  hound: 'ein Hund',
};

const turnsIn = (turns: readonly number[]) => (turns.length === 1 ? `Zug ${turns[0]}` : `den Zügen ${list(turns.map(String))}`);

export const after: AfterWords = {
  title: 'Was davon bleibt',
  toTurn: (turn) => `Zug ${turn}`,
  ghosts: (home, risen) => `${ghosts(home)} ${home === 1 ? 'ging' : 'gingen'} heim, ${risen} ${risen === 1 ? 'stieg' : 'stiegen'} auf.`,
  joins: (turns, times) =>
    times === 1
      ? `In ${turnsIn(turns)} hätte das Plättchen an Nebel liegen können, für einen Geist weniger.`
      : `In ${times > turns.length ? `${times} Zügen, zuletzt ${list(turns.map(String))},` : turnsIn(turns)} hätte das Plättchen an Nebel liegen können, jedes Mal für einen Geist weniger.`,
  kept: (times) =>
    times === 1
      ? 'Die einzige Wertung brachte Punkte. Aufgegeben hätte sie bis zu drei Geister heimgeschickt.'
      : `Alle ${times} Wertungen brachten Punkte. Aufgegeben hätte jede bis zu drei Geister heimgeschickt.`,
  rise: (turn, n) => `Die meisten stiegen in Zug ${turn} auf: ${ghosts(n)}.`,
  hound: (hound, total, missing) =>
    `${hounds[hound]} und der nächste Stapel warteten bei ${toPoints(total)}: Nur ${points(missing)} ${missing === 1 ? 'fehlte' : 'fehlten'}, ehe dieser Stapel leer war.`,
  goal: (missing, standing) =>
    standing === 0
      ? `Zum Ziel ${missing === 1 ? 'fehlte' : 'fehlten'} ${points(missing)}.`
      : `Zum Ziel ${missing === 1 ? 'fehlte' : 'fehlten'} ${points(missing)}, während ${count(standing, { one: 'Meeple', other: 'Meeple' })} auf Unfertigem ${standing === 1 ? 'stand' : 'standen'}.`,
  held: (left, total, home) => `Gut gehalten: ${left} von ${total} Geistern waren noch im Vorrat, ${home} waren heimgeschickt worden.`,
  bank: (turn, n) => `Die Nebelbank, die sich in Zug ${turn} schloss, schickte ${ghosts(n)} heim.`,
  scoring: (name, turn, what, n, size) =>
    `Die beste Wertung war ${kinds[what]}${size > 0 ? ` aus ${tiles(size)}` : ''} in Zug ${turn} (${name}): ${points(n)}.`,
  lead: (name, turn, by) => `${name} lag von Zug ${turn} bis zum Ende vorn und gewann mit ${points(by)} Vorsprung.`,
  better: (turn, name, what, cost) =>
    `Am meisten hing an Zug ${turn}: Nach dem Urteil eines Gefährten wäre die Aussicht (${name}) um ${percent(cost)} besser gewesen mit: ${what}.`,

  film: {
    lead: 'Der Spielplan wächst Zug um Zug, in zehn Sekunden: ein bewegtes Bild (GIF) zum Behalten oder Weiterschicken.',
    names: 'Mit den Namen der Spielenden',
    make: 'Los',
    making: 'Der Film entsteht',
    cancel: 'Abbrechen',
    save: (megabytes) => `Film speichern (${decimal(megabytes)} MB)`,
    failed: 'Dieser Browser konnte den Film nicht machen.',
    retry: 'Noch einmal',
  },
  stories: {
    lead: 'Was in Spielen geschah, die du in diesem Browser zu Ende gespielt hast, jede mit dem Moment, in dem es zum ersten Mal geschah.',
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
