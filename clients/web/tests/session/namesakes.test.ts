import { expect, it } from 'vitest';

import { namesakes } from '../../src/session/namesakes';

const seats = (...names: (string | null)[]) => names.map((name, seat) => ({ seat, name }));

it('those of one name are known, however it is written', () => {
  expect([...namesakes(seats('Ana', 'Ben', 'Ana', 'ana '))]).toEqual([0, 2, 3]);
  expect([...namesakes(seats('Ana', 'A\u200bna', '\uff21na'))]).toEqual([0, 1, 2]);
  expect([...namesakes(seats('Ana', 'Anna', null, null))]).toEqual([]);
});

it('somebody who says much is no namesake of their own', () => {
  expect([...namesakes([{ seat: 0, name: 'Ana' }, { seat: 0, name: 'Ana' }])]).toEqual([]);
});
