import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

import { words } from '../../words';

/** A view whose code is fetched when it is first shown; `Meanwhile` stands in for it, also where that cannot be had. */
export function onDemand<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): FunctionComponent<Props> {
  const view = signal<{ it: ComponentType<Props> } | 'coming' | 'missing'>('coming');
  const get = () => {
    view.value = 'coming';
    fetchView().then(
      (it) => (view.value = { it }),
      () => (view.value = 'missing'),
    );
  };
  return (props: Props) => {
    useEffect(() => {
      if (typeof view.value === 'string') get();
    }, []);
    const shown = view.value;
    if (Meanwhile && typeof shown === 'string') return <Meanwhile {...props} />;
    if (shown === 'coming') return <p class="loading">{words.page.loading}</p>;
    if (shown === 'missing') {
      return (
        <p class="loading" role="alert">
          {words.errors.unreachable}{' '}
          <button type="button" class="button small" onClick={get}>
            {words.line.retry}
          </button>
        </p>
      );
    }
    return <shown.it {...props} />;
  };
}
