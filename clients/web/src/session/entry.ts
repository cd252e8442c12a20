import { signal } from '@preact/signals';

import { exchangeWord } from '../protocol/api';
import type { Refusals } from './refusals';
import { lasting, read, write } from './storage';

const passKey = (room: string) => `mistward.pass.${room}`;

/** The pass that this browser has for a room with a word. */
export function heldPass(room: string): string | null {
  return read<string>(lasting, passKey(room));
}

export function holdPass(room: string, pass: string | null): void {
  write(lasting, passKey(room), pass);
}

/** Whoever gave a room its word has the pass as well, for the link that they send. Without it the link asks for the word. */
export async function holdPassOf(room: string, word: string): Promise<void> {
  holdPass(room, await exchangeWord(room, word).catch(() => null));
}

/** The link to a room; with the pass it opens what the word does. A fragment never leaves the browser on its own. */
export function inviteLink(path: string, pass: string | null): string {
  return location.origin + path + (pass === null ? '' : `#pass=${pass}`);
}

/** The pass in a fragment, "#pass=...", if a link carries one. */
export function passIn(fragment: string): string | null {
  return /^#pass=([\w-]{20,100})(?![\w-])/.exec(fragment)?.[1] ?? null;
}

function takePassFromAddress(): string | null {
  const pass = passIn(location.hash);
  if (pass !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return pass;
}

/** How this page gets into a room that has a word: by a pass, which a link carries or the word gives. */
export class Entry {
  readonly pass = signal<string | null>(null);
  /** The room shows itself only to those who know its word. */
  readonly shut = signal(false);

  /** `opened` is called when this page may see a room that was shut. */
  constructor(
    private readonly room: string,
    private readonly refusals: Refusals,
    private readonly opened: () => void,
  ) {}

  /** Goes on with what the link carries, or this browser has had before. */
  open(): void {
    const carried = takePassFromAddress();
    if (carried !== null) holdPass(this.room, carried);
    this.pass.value = carried ?? heldPass(this.room);
  }

  /** The room wants its word of whoever watches. */
  wanted(): void {
    this.shut.value = true;
  }

  /** The owner, on this page, has given the room another word, or none. */
  async changed(word: string | null): Promise<void> {
    if (word === null) holdPass(this.room, null);
    else await holdPassOf(this.room, word);
    this.pass.value = heldPass(this.room);
  }

  /** The room has another word by now. */
  refused(): void {
    holdPass(this.room, null);
    this.pass.value = null;
  }

  /** Whether nothing is to be seen of the room before the word is said. */
  get asks(): boolean {
    return this.shut.value && this.pass.value === null;
  }

  /** Says the word. */
  async say(word: string): Promise<void> {
    await this.refusals.tell(async () => {
      const pass = await exchangeWord(this.room, word);
      holdPass(this.room, pass);
      this.pass.value = pass;
      if (this.shut.value) this.opened();
    });
  }
}
