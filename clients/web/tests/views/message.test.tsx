import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';

import { leadsNowhere, Message } from '../../src/views/common/message';

// The header asks more of a browser than the sentence does.
vi.mock('../../src/views/common/page_header', () => ({ PageHeader: () => null }));

it('whoever followed a link to nothing reads why that may be, and nobody else', () => {
  expect(renderToString(<Message text="There is no such room." lost={leadsNowhere('room_not_found')} />)).toContain('Perhaps the link');
  expect(renderToString(<Message text="Too fast." lost={leadsNowhere('rate_limited')} />)).not.toContain('Perhaps the link');
});
