declare const isolated: unique symbol;

/** What somebody or something is called, ready to stand in a sentence. */
export type Named = string & { readonly [isolated]: true };

const kFirst = '\u2068';
const kPop = '\u2069';

/** What turns or marks the direction of writing. */
const kTurns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What nobody sees: see `is_visible` of the server. The last is the empty pattern of Braille. */
const kUnseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Z}\u2800]/gu;

/** Whether anything of a text is seen. */
export function isSeen(text: string): boolean {
  return text.replace(kUnseen, '') !== '';
}

/** A text without what turns the direction of writing: a paste brings it along unseen. */
export function unturned(text: string): string {
  return text.replace(kTurns, '');
}

/**
 * A name for a sentence, a title or a label, in an isolate: its own direction of writing ends with it, whatever it is.
 * Every sentence takes its names from here, which their type sees to. A name of nothing visible, from before such names
 * were refused, is a dash.
 */
export function named(name: string): Named {
  const plain = unturned(name);
  return `${kFirst}${isSeen(plain) ? plain : '–'}${kPop}` as Named;
}

/** What the page itself calls something, such as a colour: in the language of the sentence, so it needs no isolate. */
export function ownName(word: string): Named {
  return word as Named;
}
