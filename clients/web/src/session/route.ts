import { signal } from '@preact/signals';
import { isOver } from './over';

export type Route =
  | { page: 'start' }
  | { page: 'room'; room: string }
  | { page: 'wall'; room: string }
  | { page: 'game'; game: string; seq: number }
  | { page: 'help' }
  | { page: 'learn' }
  | { page: 'admin'; part: AdminPart; item: string }
  | { page: 'tiles' }
  | { page: 'you' }
  | { page: 'unknown' };

/** What there is to administer. */
export const adminParts = [
  'overview',
  'rooms',
  'reports',
  'bans',
  'announcement',
  'drain',
  'tiles',
  'backups',
  'audit',
  'server',
] as const;
export type AdminPart = (typeof adminParts)[number];

/** What an address of this page shows: its path, with the query if there is one. */
export function parseRoute(address: string): Route {
  const [path = '', query = ''] = address.split('#')[0]!.split('?');
  if (path === '/' || path === '/index.html') return { page: 'start' };
  if (/^\/help\/?$/.test(path)) return { page: 'help' };
  if (/^\/learn\/?$/.test(path)) return { page: 'learn' };
  if (/^\/tiles\/?$/.test(path)) return { page: 'tiles' };
  if (/^\/you\/?$/.test(path)) return { page: 'you' };
  const room = /^\/r\/([A-Za-z0-9_-]+)\/?$/.exec(path.toLowerCase());
  if (room) return { page: new URLSearchParams(query).has('wall') ? 'wall' : 'room', room: room[1]! };
  const admin = /^\/admin(?:\/([a-z]+)(?:\/([A-Za-z0-9_-]+))?)?\/?$/.exec(path);
  if (admin) return adminRoute(admin[1] ?? 'overview', admin[2] ?? '');
  const game = /^\/g\/([A-Za-z0-9_.-]+)\/?$/.exec(path.toLowerCase());
  return game ? { page: 'game', game: game[1]!, seq: seqIn(query) } : { page: 'unknown' };
}

function adminRoute(name: string, item: string): Route {
  const part = adminParts.find((known) => known === name);
  return part && (item === '' || part === 'rooms') ? { page: 'admin', part, item } : { page: 'unknown' };
}

function seqIn(query: string): number {
  // What stands behind a link may have been taken for a part of it.
  const [, seq] = /^(\d{1,6})[^\dA-Za-z]*$/.exec(new URLSearchParams(query).get('seq') ?? '') ?? [];
  return Number(seq ?? 0);
}

export function roomPath(room: string): string {
  return `/r/${room}`;
}

/** A room on a screen that everybody around it sees. */
export function wallPath(room: string): string {
  return `${roomPath(room)}?wall`;
}

/** A part of the administration, or one room of it. */
export function adminPath(part: AdminPart, item = ''): string {
  if (part === 'overview') return '/admin';
  return item === '' ? `/admin/${part}` : `/admin/${part}/${item}`;
}

/** A game to be replayed, from its beginning or from one moment. */
export function gamePath(game: string, seq = 0): string {
  return seq === 0 ? `/g/${game}` : `/g/${game}?seq=${seq}`;
}

const here = () => parseRoute(location.pathname + location.search);

export const route = signal<Route>(here());

let shown = location.pathname + location.search;

// A step that stays at the address closes what lies over the view.
window.addEventListener('popstate', () => {
  const address = location.pathname + location.search;
  if (address === shown) return;
  shown = address;
  route.value = here();
});

/** Goes to another view of the page without loading it anew. */
export function go(path: string): void {
  if (isOver()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  shown = path.split('#')[0]!;
  route.value = parseRoute(path);
  window.scrollTo(0, 0);
}

/** Follows a link within the page, unless the reader wants another window. */
export function follow(event: MouseEvent, path: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(path);
}
