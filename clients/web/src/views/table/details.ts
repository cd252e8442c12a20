import { signal, useComputed, useSignal, type ReadonlySignal } from '@preact/signals';

import { detailsShown, keepDetails } from '../../session/details';
import { useWayBack } from '../common/lies_over';

/** As in panel.css: there is room for the details beside the board. */
const roomy = window.matchMedia('(min-aspect-ratio: 5/4) and (min-width: 861px) and (min-height: 481px)');
const hasRoom = signal(roomy.matches);
roomy.addEventListener('change', () => (hasRoom.value = roomy.matches));

/** The details of a table: beside its board, or over it. */
export interface Details {
  shown: ReadonlySignal<boolean>;
  /** Whether they cover the board. */
  over: ReadonlySignal<boolean>;
  toggle(): void;
  /** Shows them, if they are not shown. */
  call(): void;
  /** Gives the board back if it lies under the details. */
  uncover(): void;
}

/** Details beside the board stay as this browser left them; over it they are shut until they are asked for. */
export function useDetails(): Details {
  const called = useSignal(false);
  const over = useComputed(() => !hasRoom.value && called.value);
  const shown = useComputed(() => (hasRoom.value ? detailsShown.value : called.value));
  const uncover = () => (called.value = false);
  useWayBack(over.value, uncover);
  return {
    shown,
    over,
    toggle: () => {
      if (hasRoom.value) keepDetails(!shown.value);
      else called.value = !called.value;
    },
    call: () => void (hasRoom.value ? keepDetails(true) : (called.value = true)),
    uncover,
  };
}
