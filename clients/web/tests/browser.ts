import { File } from 'node:buffer';

import { vi } from 'vitest';

/** The little of a browser that modules of the page ask for when they are loaded; it is there before each file of tests. */
vi.stubGlobal('location', { pathname: '/', origin: 'http://localhost', protocol: 'http:', host: 'localhost' });
vi.stubGlobal('window', {
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});
// Node 18 knows it, but not by that name.
vi.stubGlobal('File', File);
