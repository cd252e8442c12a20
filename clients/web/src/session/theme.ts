import { effect, signal } from '@preact/signals';

import { lasting, read, write } from './storage';

export type Theme = 'light' | 'dark';

const kKey = 'mistward.theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const ofSystem = (): Theme => (system.matches ? 'dark' : 'light');

const chosen = signal<Theme | null>(read<Theme>(lasting, kKey));
const offered = signal<Theme>(ofSystem());
system.addEventListener('change', () => (offered.value = ofSystem()));

export function theme(): Theme {
  return chosen.value ?? offered.value;
}

/** Day becomes night and the other way round, and stays so. */
export function switchTheme(): void {
  chosen.value = theme() === 'dark' ? 'light' : 'dark';
  write(lasting, kKey, chosen.value);
}

/** The frame of the window, where the system colours it, is like the header of the page. */
function colourFrame(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--sheet').trim();
  if (colour === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media');
    meta.setAttribute('content', colour);
  }
}

effect(() => {
  document.documentElement.dataset.theme = theme();
  colourFrame();
});
