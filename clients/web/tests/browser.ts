import { File } from 'node:buffer';

import { vi } from 'vitest';

/** The little of a browser that the views ask for when they are loaded. Import this first. */
vi.stubGlobal('location', { pathname: '/', origin: 'http://localhost', protocol: 'http:', host: 'localhost' });
vi.stubGlobal('window', {
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});
// Node 18 knows it, but not by that name.
vi.stubGlobal('File', File);
