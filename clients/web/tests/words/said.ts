/** What the entries that take something are given, by their names. */
export type Given = Partial<Record<string, unknown[][]>>;

/** Each line that words can say, with where it stands: an entry that takes something is asked once for each sample. */
export function said(entry: unknown, given: Given, path = ''): [string, string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry === 'function') {
    const samples = given[path.split('.').at(-1)!];
    if (!samples) throw new Error(`no samples for ${path}`);
    return samples.map((sample) => [`${path}(${JSON.stringify(sample)})`, (entry as (...all: unknown[]) => string)(...sample)]);
  }
  return Object.entries(entry as object).flatMap(([name, inner]) => said(inner, given, path === '' ? name : `${path}.${name}`));
}
