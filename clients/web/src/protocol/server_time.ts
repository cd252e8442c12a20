import { signal } from '@preact/signals';

/** Less than this is no error of a clock, but the seconds of the header and the way through the network. */
const kLeastMs = 2_000;

/** By how many milliseconds the server's clock is ahead of the one here. */
const ahead = signal(0);

/** What time it is at the server: ages and times left are counted by it, since the clock of a visitor may be wrong. */
export function serverNow(): number {
  return Date.now() + ahead.value;
}

/** Takes in when the server answered, by its `Date`, to what was asked at `asked` and is here at `come`. */
export function hearServerTime(date: string | null, asked: number, come: number): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  // The header has whole seconds, and the answer was given somewhere between.
  const found = told + 500 - (asked + come) / 2;
  const trusted = Math.abs(found) <= kLeastMs + (come - asked) / 2 ? 0 : found;
  // A clock that is wrong stays as wrong as it was: small changes come from the network.
  if (Math.abs(trusted - ahead.peek()) > kLeastMs) ahead.value = trusted;
}
