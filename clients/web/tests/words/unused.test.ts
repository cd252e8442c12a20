import { expect, it } from 'vitest';

import { unread } from './readings';

it('no dictionary has an entry that nothing on the page reads', () => {
  const roots = [
    ['index.ts', 'en'],
    ['admin.ts', 'admin'],
    ['after.ts', 'after'],
    ['company.ts', 'company'],
    ['help/index.ts', 'help'],
    ['tile_editor.ts', 'tileEditor'],
    ['you.ts', 'you'],
  ] as const;
  expect(unread(roots)).toEqual([]);
}, 240_000);
