import { signal } from '@preact/signals';

export type Route = { page: 'start' } | { page: 'room'; room: string } | { page: 'unknown' };

export function parseRoute(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'start' };
  const match = /^\/r\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  return match ? { page: 'room', room: match[1]! } : { page: 'unknown' };
}

export function roomPath(room: string): string {
  return `/r/${room}`;
}

export const route = signal<Route>(parseRoute(location.pathname));

window.addEventListener('popstate', () => (route.value = parseRoute(location.pathname)));

/** Goes to another view of the page without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  route.value = parseRoute(path);
  window.scrollTo(0, 0);
}
