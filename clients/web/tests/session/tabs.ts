type Holder = { name: string; lose: (why: unknown) => void };
type Options = { ifAvailable?: boolean; steal?: boolean };

/** The locks that the tabs of a browser share: at most one of them holds each. */
export function tabs() {
  const held: Holder[] = [];
  const holderOf = (name: string) => held.find((holder) => holder.name === name);
  const drop = (holder: Holder) => void held.splice(held.indexOf(holder), 1);
  const request = (name: string, { ifAvailable, steal }: Options, hold: (lock: object | null) => Promise<void> | undefined) =>
    new Promise<void>((settle, lose) => {
      const other = holderOf(name);
      if (other && ifAvailable) return settle(hold(null));
      if (other && !steal) return;
      if (other) {
        drop(other);
        other.lose(new DOMException('stolen', 'AbortError'));
      }
      const holder = { name, lose };
      held.push(holder);
      const until = hold({});
      void Promise.resolve(until).then(() => {
        if (held.includes(holder)) drop(holder);
        settle();
      });
    });
  return { request };
}
