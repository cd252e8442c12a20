import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';

import type { Game, Level, Modules } from '../../src/protocol/types';
import { Hero } from '../../src/views/start/hero';

const wish = (game: Game, level: Level) => ({
  game: signal(game),
  level: signal(level),
  modules: signal<Modules>({ ghosts: true, castles: true, cemeteries: true }),
  seats: signal(2),
});

it('the first button of the page starts what was chosen on the road, and says what', () => {
  expect(renderToString(<Hero wish={wish('mists', 3)} />)).toMatch(/Play level 3<.*Rufus and Ronja/s);
  expect(renderToString(<Hero wish={wish('base', 1)} />)).toMatch(/Play a companion now<.*Base game: /s);
});
