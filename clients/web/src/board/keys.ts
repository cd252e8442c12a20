/** Combinations of keys for each act; the handlers go by them, and the help shows them. */
type Keys<Act extends string> = Readonly<Record<Act, readonly string[]>>;

/** At the table, while there is something to decide; `look` and `explore` at any time. */
export const tableKeys = {
  move: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
  choose: ['Enter', 'Space'],
  turn: ['R'],
  turnBack: ['Shift+R'],
  figure: ['M'],
  more: ['+'],
  fewer: ['-'],
  nothing: ['N'],
  point: ['P'],
  look: ['I'],
  explore: ['L'],
  back: ['Escape'],
} as const satisfies Keys<string>;

/** In a replay, and while a running game is looked back at. */
export const replayKeys = {
  stepBack: ['ArrowLeft'],
  stepOn: ['ArrowRight'],
  scoringBack: ['Shift+ArrowLeft'],
  scoringOn: ['Shift+ArrowRight'],
  first: ['Home'],
  last: ['End'],
  play: ['Space'],
  leave: ['Escape'],
} as const satisfies Keys<string>;

/** On every view. */
export const pageKeys = {
  help: ['?'],
  closeHelp: ['Escape'],
} as const satisfies Keys<string>;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

function nameOf(key: string): string {
  if (key === ' ') return 'Space';
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The act that the pressed keys stand for. Shift matters only where there is an act of its own with it. */
export function actOf<Act extends string>(keys: Keys<Act>, { key, shiftKey }: Pressed): Act | null {
  const name = nameOf(key);
  const acts = Object.keys(keys) as Act[];
  const withShift = shiftKey ? acts.find((act) => keys[act].includes(`Shift+${name}`)) : undefined;
  return withShift ?? acts.find((act) => keys[act].includes(name)) ?? null;
}
