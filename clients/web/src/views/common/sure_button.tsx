import { useSignal } from '@preact/signals';

import { words } from '../../words';

/** A button that asks once more, because a seat that was left may be taken by others. */
export function SureButton({ label, act }: { label: string; act: () => Promise<void> }) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) void act();
    asked.value = !asked.value;
  };
  return (
    <button type="button" class="button small seat-action" onClick={press} onBlur={() => (asked.value = false)}>
      {asked.value ? words.team.sure : label}
    </button>
  );
}
