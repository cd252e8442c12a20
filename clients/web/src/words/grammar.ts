/** Steps of time, the longest first, with their seconds. */
const kSteps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds in whole units, the longest first; 90 is a minute and 30 seconds. */
function unitsOf(seconds: number): [number, (typeof kSteps)[number][0]][] {
  const units = kSteps.map(([unit, length], i): [number, typeof unit] => {
    const rest = i === 0 ? seconds : seconds % kSteps[i - 1]![1];
    return [Math.floor(rest / length), unit];
  });
  const some = units.filter(([n]) => n > 0);
  return some.length > 0 ? some : [[0, 'second']];
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * Numbers, plurals, lists and times as a language has them. `Form` names the plural forms that the
 * language tells apart, so that a word which lacks one does not compile.
 */
export function grammar<Form extends Intl.LDMLPluralRule>(tag: string) {
  // Made when first asked for: a browser takes long to make one, and a page needs few before it is drawn.
  const number = once(() => new Intl.NumberFormat(tag));
  const part = once(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  const tenths = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const plural = once(() => new Intl.PluralRules(tag));
  const conjunction = once(() => new Intl.ListFormat(tag));
  const relative = once(() => new Intl.RelativeTimeFormat(tag));
  return {
    /** The form that goes with a number, after the number: "3 tiles". */
    count: (n: number, forms: Record<Form, string>) => `${number().format(n)} ${forms[plural().select(n) as Form]}`,
    /** "Ana", "Ana and Ben", "Ana, Ben and Cem". */
    list: (names: string[]) => conjunction().format(names),
    /** A part of 1, to the nearest hundredth: "72%". */
    percent: (n: number) => part().format(n),
    /** A number with one digit after the point: "1.3". */
    decimal: (n: number) => tenths().format(n),
    /** How long something lasts: "2 days, 5 hours", or "2d 5h" where there is little room. */
    duration(seconds: number, width: 'long' | 'narrow' = 'long'): string {
      const parts = unitsOf(seconds).map(([n, unit]) =>
        new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: width }).format(n),
      );
      return new Intl.ListFormat(tag, { type: 'unit', style: width }).format(parts);
    },
    /** Seconds from now, or before now if negative: "in 5 seconds", "2 hours ago". */
    fromNow(seconds: number): string {
      const [unit, length] = kSteps.find(([, length]) => Math.abs(seconds) >= length) ?? kSteps[3];
      return relative().format(Math.trunc(seconds / length), unit);
    },
  };
}
