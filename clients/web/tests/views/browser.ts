import { vi } from 'vitest';

/** The little of a browser that the views ask for when they are loaded. Import this first. */
vi.stubGlobal('location', { pathname: '/', origin: 'http://localhost', protocol: 'http:', host: 'localhost' });
vi.stubGlobal('window', {
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});
