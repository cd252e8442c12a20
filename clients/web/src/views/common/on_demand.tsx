import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

import { ask } from '../../protocol/api';
import { words, wordsForError } from '../../words';

/** Whether the server answers, whatever became of a file of the page. */
const answers = () =>
  ask('/', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** What stands in for a view that could not be had; a page that is older than the server has to be loaded anew. */
function Missing({ why, retry }: { why: 'silent' | 'gone'; retry: () => void }) {
  return (
    <p class="loading" role="alert">
      {why === 'gone' ? words.page.gone : wordsForError('unreachable')}{' '}
      <button type="button" class="button small" onClick={why === 'gone' ? () => window.location.reload() : retry}>
        {why === 'gone' ? words.page.reload : words.line.retry}
      </button>
    </p>
  );
}

/** A view whose code is fetched when it is first shown; `Meanwhile` stands in for it, also where that cannot be had. */
export function onDemand<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): FunctionComponent<Props> {
  const view = signal<{ it: ComponentType<Props> } | 'coming' | 'silent' | 'gone'>('coming');
  const get = () => {
    view.value = 'coming';
    fetchView().then(
      (it) => (view.value = { it }),
      async () => (view.value = (await answers()) ? 'gone' : 'silent'),
    );
  };
  return (props: Props) => {
    useEffect(() => {
      if (typeof view.value === 'string') get();
    }, []);
    const shown = view.value;
    if (Meanwhile && typeof shown === 'string') return <Meanwhile {...props} />;
    if (shown === 'coming') return <p class="loading">{words.page.loading}</p>;
    if (shown === 'silent' || shown === 'gone') return <Missing why={shown} retry={get} />;
    return <shown.it {...props} />;
  };
}
