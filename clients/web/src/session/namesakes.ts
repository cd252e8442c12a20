/** Names that look the same are the same here: whatever the case, the width and what is unseen. */
function looks(name: string): string {
  const plain = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  return plain.replace(/\s+/gu, ' ').trim().toLowerCase();
}

interface Called {
  seat: number;
  name: string | null;
}

/** The seats of those who are called as somebody at another seat is. */
export function namesakes(all: readonly Called[]): ReadonlySet<number> {
  const seats = new Map<string, Set<number>>();
  for (const { seat, name } of all) {
    if (name === null) continue;
    const key = looks(name);
    seats.set(key, (seats.get(key) ?? new Set()).add(seat));
  }
  return new Set([...seats.values()].flatMap((alike) => (alike.size > 1 ? [...alike] : [])));
}
