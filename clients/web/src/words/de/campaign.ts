import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { ghosts, points } = terms;

const people = (n: number) => count(n, { one: 'Person', other: 'Personen' });
/** After "mit", "bei" and the like. */
const toPoints = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });

export const campaign: Dictionary['campaign'] = {
  names: {
    1: 'In den Nebel',
    2: 'Burgen und Gräber',
    3: 'Die Hunde',
    4: 'Der weite Weg',
    5: 'Wo es spukt',
    6: 'Drei zugleich',
  },
  label: (level, name) => `${level} – ${name}`,
  won: 'geschafft',
  next: 'als Nächstes',
  playRival: 'Gegen einen Gefährten',
  listedAlone: 'Meine Solospiele öffentlich zeigen',
  withFriends: 'Mit anderen spielen',
  people,
  bestHere: 'Dein Rekord hier',
  notPlayed: 'Hier noch nicht gespielt.',
  tally: (won, games) => `${won} von ${count(games, { one: 'Spiel', other: 'Spielen' })} gewonnen`,
  bestWon: (n, left) => `Gewonnen mit ${toPoints(n)}, im Vorrat noch ${ghosts(left)}`,
  bestLost: (n) => `${points(n)}, noch nicht gewonnen`,
  rivalWon: (n) => `Gewonnen mit ${toPoints(n)}`,
  rivalLost: (n) => `${points(n)}, aber andere hatten mehr`,
  onServer: 'Auf diesem Server',
  nobody: 'Noch hat niemand eines beendet.',
  serverGames: (games) => `${count(games, { one: 'Spiel', other: 'Spiele' })} gespielt`,
  serverWon: (won) => `${won} gewonnen`,
  serverBest: (n) => `Rekord: ${points(n)}`,
  short: { mists: 'Nebel', ghosts: 'Rivalen', base: 'Basis' },
  forWhom: { mists: 'für 1 bis 5', ghosts: 'für 2 bis 6', base: 'für 2 bis 6' },
  stories: (n) => `Geschichten aus deinen Spielen (${n})`,
};
