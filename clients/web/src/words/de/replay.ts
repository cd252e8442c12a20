import type { Dictionary } from '..';
import { terms } from './terms';

const kTimes = new Intl.NumberFormat('de');

export const replay: Dictionary['replay'] = {
  titleOf: (game) => `Rückblick: ${game}`,
  steps: 'Schritte durch das Spiel',
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  last: 'Zum Ende',
  scoringBack: 'Zur Wertung davor',
  scoringOn: 'Zur nächsten Wertung',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  times: (n) => `Tempo ${kTimes.format(n)}`,
  moment: 'Augenblick des Spiels',
  move: (n) => `Schritt ${n}`,
  moveOf: (n, all) => `Schritt ${n} von ${all}`,
  beginning: 'Der Spielplan vor dem ersten Plättchen.',
  drawn: 'Ein Plättchen wurde gezogen.',
  passed: 'Mehr geschah nicht.',
  showTurn: 'Spielplan in diesem Zug zeigen',
  share: 'Diesen Augenblick teilen',
  link: 'Link zu diesem Augenblick',
  lookingBack: (n, all) => `Du siehst Schritt ${n} von ${all}.`,
  backToNow: 'Zurück zu jetzt',
  yourTurn: 'Das Spiel wartet auf dich.',
  watchAgain: 'Noch einmal ansehen',
  finished: 'Beendete Spiele',
  noneFinished: 'Hier ist noch kein Spiel zu Ende gegangen.',
  more: 'Mehr zeigen',
  ended: (ago) => `${ago} beendet`,
  won: 'gewonnen',
  lost: 'verloren',
  wonBy: (winners) => (winners.length === 1 ? `${winners[0]} hat gewonnen` : `${terms.list(winners)} haben gewonnen`),
};
