import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { ghosts, hounds, list, points, tiles } = terms;

const people = (n: number) => count(n, { one: 'Person', other: 'Personen' });
/** After "mit", "bei" and the like. */
const toPoints = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });
const meeples = (n: number) => count(n, { one: 'Meeple', other: 'Meeple' });

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
  setup: 'So wird aufgebaut',
  setupFor: 'Aufbau für',
  people,
  goal: 'Ziel',
  goalOf: (goal, scorers) => (scorers > 1 ? `${points(goal)} für jeden Zählmeeple` : points(goal)),
  mostPoints: 'Die meisten Punkte gewinnen.',
  tiles: 'Plättchen',
  tilesOf: (piles) => {
    const all = tiles(piles.reduce((sum, n) => sum + n, 0));
    return piles.length > 1 ? `${all}, in Stapeln zu ${list(piles.map(String))}` : all;
  },
  ghosts: 'Geister',
  ghostsOf: (all, placed) => (placed > 0 ? `${ghosts(all)}, ${placed} auf dem Startplättchen` : ghosts(all)),
  noGhosts: 'keine',
  hounds: 'Hunde',
  houndsOf: (waiting) => list(waiting.map(({ hound, total }) => `${hounds[hound]} bei ${toPoints(total)}`)),
  hand: 'Eigener Vorrat',
  handOf: ({ colours, meeples: each, guards }, lent) => {
    const own = colours > 1 ? `${colours} Farben mit je ${count(each, { one: 'Meeple', other: 'Meeplen' })}` : `je ${meeples(each)}`;
    const more = guards > 0 ? ` und ${count(guards, { one: 'Wächter', other: 'Wächter' })}` : '';
    return `${own}${more}${lent > 0 ? `; ${lent} von euch geben einen davon als Zählmeeple her` : ''}`;
  },
  cemeteries: 'Friedhöfe',
  cemeteriesOf: {
    none: 'keine',
    plain: 'schließen sich mit 4 Plättchen',
    haunted: 'mit Spuk, schließen sich mit 8 Plättchen',
    keepers: 'bringen mit 8 Plättchen ringsum einen Wächter',
  },
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
