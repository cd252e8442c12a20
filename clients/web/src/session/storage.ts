import { signal } from '@preact/signals';

type Place = () => Storage;

/** The browser refuses to keep something: what this page knows goes with it. */
export const isForgetful = signal(false);

/** What the browser refused to keep, by place and key, as JSON; null where it refused to forget. */
const standIns = new Map<Place, Map<string, string | null>>();

function standInOf(place: Place): Map<string, string | null> {
  const known = standIns.get(place) ?? new Map<string, string | null>();
  standIns.set(place, known);
  return known;
}

/** The text that a browser holds, if it tells. */
function heldText(place: Place, key: string): string | null {
  try {
    return place().getItem(key);
  } catch {
    // Private windows may refuse, and so may whoever blocks cookies.
    isForgetful.value = true;
    return null;
  }
}

/** Reads JSON that was kept; null if there is none. */
export function read<T>(place: Place, key: string): T | null {
  const standIn = standInOf(place).get(key);
  const text = standIn === undefined ? heldText(place, key) : standIn;
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps JSON, or forgets it if `value` is null. What the browser refuses lives as long as the page. */
export function write(place: Place, key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  try {
    if (text === null) place().removeItem(key);
    else place().setItem(key, text);
    standInOf(place).delete(key);
  } catch {
    isForgetful.value = true;
    standInOf(place).set(key, text);
  }
}

export const lasting: Place = () => window.localStorage;
export const ofThisTab: Place = () => window.sessionStorage;
