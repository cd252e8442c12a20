/** Combinations of keys for each act; the handlers go by them, and the help shows them. */
type Keys<Act extends string> = Readonly<Record<Act, readonly string[]>>;

/** At the table, while there is something to decide; `look` and `explore` at any time. */
export const tableKeys = {
  move: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
  choose: ['Enter', 'Space'],
  turn: ['R'],
  turnBack: ['Shift+R'],
  more: ['+'],
  fewer: ['-'],
  whole: ['0'],
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

/** What is known of a key that was pressed; a test or a virtual keyboard may tell less. */
export type Pressed = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'code' | 'shiftKey' | 'isComposing' | 'keyCode'>>;

/** Of a key that an input method has taken for what it composes. */
const kComposed = 229;

function nameOf(key: string): string {
  if (key === ' ') return 'Space';
  return key.length === 1 ? key.toUpperCase() : key;
}

/** "R" of the key where a keyboard of English letters has its R; undefined of all that are no letters there. */
const placeOf = (code = '') => /^Key([A-Z])$/.exec(code)?.[1];

/**
 * The names that the pressed key may have in a table, the best first. A letter goes by its place on the keyboard: so it
 * is there whatever letters a layout writes, and stays where the hand is used to it. Where nothing has that place, by
 * what is written on the key. Signs go by what they are, wherever a layout has them.
 */
function namesOf({ key, code, isComposing, keyCode }: Pressed): string[] {
  if (isComposing || keyCode === kComposed) return [];
  const place = placeOf(code);
  return place === undefined ? [nameOf(key)] : [place, nameOf(key)];
}

/** The act that the pressed keys stand for. Shift matters only where there is an act of its own with it. */
export function actOf<Act extends string>(keys: Keys<Act>, pressed: Pressed): Act | null {
  const acts = Object.keys(keys) as Act[];
  const by = (combination: string) => acts.find((act) => keys[act].includes(combination));
  for (const name of namesOf(pressed)) {
    const act = (pressed.shiftKey ? by(`Shift+${name}`) : undefined) ?? by(name);
    if (act) return act;
  }
  return null;
}

/**
 * The letter of a key that is pressed together with Control: those are known by what is written on the keys, and where
 * that is no Latin letter, by their place.
 */
export function letterOf({ key, code }: Pressed): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : (placeOf(code) ?? key).toLowerCase();
}
