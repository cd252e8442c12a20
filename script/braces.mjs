// Holds what follows an if, a for or a while against one style of braces, for script/check.
//   node script/braces.mjs [ROOT]
// One statement that fits on the line of its condition stands there, without braces; everything else has braces.
// Prints each line that does otherwise; the status is 1 if there is one. (clang-format 14 cannot hold this: it inserts
// no braces, and those that it removes it removes from what does not fit as well.)
import { readSources, runAsCheck } from './sources.mjs';

const kHead = /^ *(?:\} else )?(?:if|for|while)(?: constexpr| await)? \(/;
const kElse = /^ *(?:\} )?else$/;
const kStatement = /^ *(?!if\b|for\b|while\b|switch\b|const\b|[ /])[^;]*;$/;
const kWidths = { cpp: 100, hpp: 100 };
const kWidthOfScripts = 120;

// A string, a comment, a regular expression: parentheses in them are none. A digit's separator is no quote.
const kOpaque = new RegExp(
  [
    String.raw`R"(\w*)\([\s\S]*?\)\1"`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    String.raw`\d'\d`,
    String.raw`'(?:[^'\\\n]|\\.)*'`,
    '`(?:[^`\\\\]|\\\\.)*`',
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`(?<=[(,=!&|?:]\s*)\/(?:[^\/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`,
  ].join('|'),
  'g',
);

/** The same text with a dot for each character that is part of a string, a comment or a regular expression. */
function withoutOpaque(text) {
  return text.replace(kOpaque, (part) => part.replace(/[^\n]/g, '.'));
}

/** Where the parenthesis that opens at `from` is closed; -1 if nowhere. */
function closing(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; ++at) {
    if (text[at] === '(') ++depth;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** Whether the braces that open at the end of `line` hold one statement that would fit without. */
function wouldFit([line, statement, end], width) {
  if (line.startsWith('}', line.search(/\S/)) || end?.trim() !== '}' || !kStatement.test(statement)) return false;
  return line.length - 1 + statement.trim().length <= width;
}

/** What is wrong in one source, as the numbers of its lines and what would be right. */
export function findBraces(path, text) {
  const width = kWidths[path.split('.').pop()] ?? kWidthOfScripts;
  const lines = text.split('\n');
  const plain = withoutOpaque(text);
  const faults = [];
  let start = 0;
  for (const [at, line] of plain.split('\n').entries()) {
    const head = kHead.exec(line);
    const end = head ? closing(plain, start + head[0].length - 1) : -1;
    const rest = end < 0 ? 'nothing to say' : plain.slice(end + 1, plain.indexOf('\n', end)).trimEnd();
    const isLone = rest === '' || kElse.test(line);
    if (isLone) faults.push({ line: at + 1, right: 'braces, or the statement on this line' });
    const onOneLine = end >= 0 && end < start + line.length;
    if (onOneLine && rest === ' {' && wouldFit(lines.slice(at, at + 3), width)) {
      faults.push({ line: at + 1, right: 'the statement on this line, without braces' });
    }
    start += line.length + 1;
  }
  return faults;
}

runAsCheck(import.meta.url, (root) =>
  readSources(root, /\.([ch]pp|tsx?|mjs)$/).flatMap(({ path, text }) =>
    findBraces(path, text).map(({ line, right }) => `${path}:${line}: right: ${right}`),
  ),
);
