import type { Expansion } from '../../game/expansions';
import type { Part } from '../../protocol/types';
import { terms } from './terms';

const { tiles } = terms;

/** What is added to a competitive game: the boxes it comes in, what they add, and their parts. */
export const parts = {
  title: 'Expansions',
  boxes: {
    abbot: 'The Abbot',
    inns: 'Inns & Cathedrals',
    traders: 'Traders & Builders',
    dragon: 'The Princess & the Dragon',
    tower: 'The Tower',
    abbey: 'Abbey & Mayor',
  } satisfies Record<Expansion, string>,
  adds: {
    abbot: 'Gardens, and an abbot who may go home early.',
    inns: 'Roads and cities worth more, or nothing; a meeple that counts twice.',
    traders: 'A builder for second turns, a pig, and goods to collect.',
    dragon: 'A dragon eats meeples; fairy, princesses and portals.',
    tower: 'Towers that take prisoners.',
    abbey: 'An abbey for any gap, a mayor, a wagon, a barn.',
  } satisfies Record<Expansion, string>,
  names: {
    abbot: 'Abbot',
    inns: 'Inns, cathedrals, large meeple',
    builder: 'Builder',
    pig: 'Pig',
    goods: 'Goods',
    dragon: 'Dragon',
    fairy: 'Fairy',
    princesses: 'Princesses',
    portals: 'Portals',
    towers: 'Towers',
    abbeys: 'Abbey',
    mayor: 'Mayor',
    wagon: 'Wagon',
    barn: 'Barn',
  } satisfies Record<Part, string>,
  without: (box: string, parts: string) => `${box} (without ${parts})`,
  which: 'Parts',
  longer: (n: number, part: number) => (n === 0 ? 'No more tiles' : `+${tiles(n)}, about ${terms.percent(part)} longer`),
  keep: 'Keep as a favourite',
  forget: 'No longer a favourite',
  favourites: 'Favourites',
};
