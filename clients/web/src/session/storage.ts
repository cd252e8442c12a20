/** Reads JSON from a browser storage; null if there is none, or storage is forbidden. */
export function read<T>(storage: () => Storage, key: string): T | null {
  try {
    const text = storage().getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Writes JSON; a browser that forbids storage forgets it with the page. */
export function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the page works without.
  }
}

export const lasting = () => window.localStorage;
export const ofThisTab = () => window.sessionStorage;
