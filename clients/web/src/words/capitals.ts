/** The same texts, each with a capital at its beginning. */
export function capitals<Key extends string>(texts: Record<Key, string>): Record<Key, string> {
  const all = Object.entries<string>(texts).map(([key, text]) => [key, `${text[0]!.toUpperCase()}${text.slice(1)}`]);
  return Object.fromEntries(all) as Record<Key, string>;
}
