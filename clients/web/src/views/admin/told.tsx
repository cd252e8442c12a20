import { useSignal, type Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

import type { Fresh } from '../../session/admin/fresh';
import { Refusals } from '../../session/refusals';
import { wordsForError } from '../../words';

/** Why something failed, if it did. */
export function Fault({ code }: { code: string | null | undefined }) {
  if (!code) return null;
  return (
    <p class="notice" role="alert">
      {wordsForError(code)}
    </p>
  );
}

/** What a look that failed last says, beside what was told before. */
export function FreshFault({ of }: { of: Fresh<unknown> }) {
  return <Fault code={of.fault.value?.code} />;
}

/** One act at a time, and what became of it. */
export interface Doing {
  busy: Signal<boolean>;
  done: Signal<string>;
  refusals: Refusals;
  /** Does it; what it comes to is told, or nothing. Resolves to whether it was done. */
  run(act: () => Promise<string | void>): Promise<boolean>;
  /** Says no more of what was before. */
  clear(): void;
}

export function useDoing(): Doing {
  const busy = useSignal(false);
  const done = useSignal('');
  const refusals = useMemo(() => new Refusals(), []);
  const clear = () => {
    done.value = '';
    refusals.code.value = null;
  };
  const run = async (act: () => Promise<string | void>) => {
    if (busy.value) return false;
    busy.value = true;
    done.value = '';
    await refusals.tell(async () => (done.value = (await act()) ?? ''));
    busy.value = false;
    return refusals.code.value === null;
  };
  return { busy, done, refusals, run, clear };
}

/** What became of the last act, for eyes and ears. */
export function Outcome({ doing }: { doing: Doing }) {
  return (
    <>
      <p class="good outcome" role="status">
        {doing.done.value}
      </p>
      <Fault code={doing.refusals.code.value} />
    </>
  );
}
