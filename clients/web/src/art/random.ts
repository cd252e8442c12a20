/** A source of numbers in [0, 1), the same for the same text: every page draws the same map. */
export function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same things in an order by chance. A comparison by chance would order them differently in each browser. */
export function shuffled<T>(things: T[], random: () => number): T[] {
  const keyed = things.map((thing) => ({ thing, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ thing }) => thing);
}
