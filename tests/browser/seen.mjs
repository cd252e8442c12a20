// Names stand in isolates (U+2068 to U+2069), which nobody sees and which tests do not look for: what they look for is
// found, and what they read is given, as people see it.

const kUnseen = '[\\u2068\\u2069]*';
const kFinders = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'];
const kReaders = ['textContent', 'innerText', 'getAttribute', 'ariaSnapshot'];
const kLists = ['allTextContents', 'allInnerTexts'];

const plain = (text) => (typeof text === 'string' ? text.replace(/[\u2068\u2069]/g, '') : text);

/** Finds a text as Playwright finds a string, whatever is unseen in it. */
function seen(text, exact) {
  if (typeof text !== 'string') return text;
  const letters = [...text.trim().replace(/\s+/g, ' ')].map((letter) => (letter === ' ' ? '\\s+' : letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')));
  const pattern = kUnseen + letters.join(kUnseen) + kUnseen;
  return exact ? new RegExp(`^\\s*${pattern}\\s*$`, 'u') : new RegExp(pattern, 'iu');
}

function patch(kind) {
  if (Object.hasOwn(kind, 'isPlain')) return;
  kind.isPlain = true;
  for (const name of kFinders) {
    const find = kind[name];
    kind[name] = function (text, options) {
      return find.call(this, seen(text, options?.exact), options);
    };
  }
  const byRole = kind.getByRole;
  kind.getByRole = function (role, options) {
    if (options?.name === undefined) return byRole.call(this, role, options);
    return byRole.call(this, role, { ...options, name: seen(options.name, options.exact) });
  };
  for (const name of kReaders.filter((reader) => kind[reader])) {
    const read = kind[name];
    kind[name] = async function (...given) {
      return plain(await read.apply(this, given));
    };
  }
  for (const name of kLists.filter((reader) => kind[reader])) {
    const read = kind[name];
    kind[name] = async function (...given) {
      return (await read.apply(this, given)).map(plain);
    };
  }
}

/** From now on pages and what is in them are read as people see them. */
export function readAsSeen(page) {
  for (const one of [page.mainFrame(), page.locator('html')]) patch(Object.getPrototypeOf(one));
}
