import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab {
  name: string;
  label: string;
  panel: () => ComponentChildren;
}

/** Where a key leads from one of `all` tabs; null for any other key. */
function toBy(key: string, from: number, all: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (from + all - 1) % all;
    case 'ArrowRight':
      return (from + 1) % all;
    case 'Home':
      return 0;
    case 'End':
      return all - 1;
    default:
      return null;
  }
}

/** Parts of a view of which one is shown; arrows lead from tab to tab. Nothing of the others is drawn. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const chosen = useSignal(tabs[0]!.name);
  const at = Math.max(0, tabs.findIndex(({ name }) => name === chosen.value));
  const { name, panel } = tabs[at]!;
  const list = useRef<HTMLDivElement>(null);
  const choose = (i: number) => {
    chosen.value = tabs[i]!.name;
    list.current?.scrollIntoView({ block: 'start' });
  };
  const walk = (event: KeyboardEvent) => {
    const to = toBy(event.key, at, tabs.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab, i) => (
          <button
            type="button"
            key={tab.name}
            role="tab"
            id={`tab-${tab.name}`}
            aria-selected={i === at}
            aria-controls="tab-panel"
            tabIndex={i === at ? 0 : -1}
            onClick={() => choose(i)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="tab-panel" key={name} role="tabpanel" id="tab-panel" aria-labelledby={`tab-${name}`} data-tab={name}>
        {panel()}
      </div>
    </>
  );
}
