import type { Dictionary } from '..';
import { terms } from './terms';

const kTimes = new Intl.NumberFormat('ro');

export const replay: Dictionary['replay'] = {
  titleOf: (game) => `Reluare: ${game}`,
  steps: 'Pași prin joc',
  first: 'La început',
  back: 'Un pas înapoi',
  on: 'Un pas înainte',
  last: 'La sfârșit',
  scoringBack: 'La punctajul dinainte',
  scoringOn: 'La următorul punctaj',
  play: 'Redă',
  pause: 'Oprește',
  speed: 'Viteză',
  times: (n) => `Viteză ${kTimes.format(n)}`,
  moment: 'Momentul jocului',
  move: (n) => `Pasul ${n}`,
  moveOf: (n, all) => `Pasul ${n} din ${all}`,
  beginning: 'Tabla înainte de primul cartonaș.',
  drawn: 'A fost tras un cartonaș.',
  passed: 'Nu s-a mai făcut nimic.',
  showTurn: 'Arată tabla din această tură',
  share: 'Trimite acest moment',
  link: 'Linkul acestui moment',
  lookingBack: (n, all) => `Privești pasul ${n} din ${all}.`,
  backToNow: 'Înapoi la acum',
  yourTurn: 'Jocul te așteaptă.',
  watchAgain: 'Privește din nou',
  finished: 'Jocuri încheiate',
  noneFinished: 'Aici nu s-a încheiat încă niciun joc.',
  more: 'Arată mai multe',
  ended: (ago) => `încheiat ${ago}`,
  won: 'câștigat',
  lost: 'pierdut',
  wonBy: (winners) => (winners.length === 1 ? `a câștigat ${winners[0]}` : `au câștigat ${terms.list(winners)}`),
};
