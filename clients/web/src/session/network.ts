import { signal } from '@preact/signals';

const told = () => (globalThis.navigator as Navigator | undefined)?.onLine !== false;

/** Whether the browser has a network at all, as far as it knows. */
export const online = signal(told());

for (const change of ['online', 'offline']) window.addEventListener(change, () => (online.value = told()));
