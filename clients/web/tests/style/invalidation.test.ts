import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/style/', import.meta.url);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

/** The selectors of a style sheet, those of a list apart. */
function selectorsOf(sheet: string): string[] {
  const preludes = [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude!.trim());
  return preludes.filter((prelude) => !prelude.startsWith('@')).flatMap((list) => list.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

/** What is in brackets is taken away, innermost first, and what `keep` says is put there. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Whether the last part of a selector may be any element, as far as a browser's lists of what to look at again can tell. */
function endsInAnything(selector: string): boolean {
  const plain = selector.replace(/:(is|where)\(([^()]*)\)/g, (_, __, list: string) => list.split(',')[0]!.trim());
  const last = withoutArguments(plain).split(/[\s>+~]+/).at(-1)!;
  return !/[.#[]|^[a-z]/i.test(last.replace(/::?[\w-]+/g, ''));
}

describe('style', () => {
  // A browser notes for each class what lies below or beside it that may look otherwise. Where that is "anything", it styles
  // all of the board anew whenever something comes or goes anywhere on the page: thousands of elements, dozens of times a turn.
  it.each(sheets)('of %s names what depends on what is inside or before it', (name) => {
    const selectors = selectorsOf(readFileSync(new URL(name, folder), 'utf8'));
    expect(selectors.filter((each) => /:has\(|[+~]/.test(each) && endsInAnything(each))).toEqual([]);
  });
});
