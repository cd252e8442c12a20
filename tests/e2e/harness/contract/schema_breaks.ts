// What breaks clients when one JSON Schema takes the place of another: pure, of the keywords that our schemas have.

export type Schema = boolean | { [keyword: string]: unknown };
export type Schemas = Record<string, Schema>;
/** Whose documents a schema describes: clients write requests and read answers. */
export type Direction = 'request' | 'answer';

interface Side {
  schema: Schema;
  schemas: Schemas;
}

type Keywords = Record<string, unknown>;

/** Keywords that are compared one by one below, or say nothing of what is valid. */
const kJudged = new Set([
  ...['$ref', 'type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf', 'allOf'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['pattern', 'title', 'description', 'default', 'examples', 'example', '$id', '$schema', '$defs', '$comment'],
]);
const kLeast = ['minimum', 'minLength', 'minItems'];
const kMost = ['maximum', 'maxLength', 'maxItems'];

const keywordsOf = (schema: Schema): Keywords => (typeof schema === 'object' ? schema : {});
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value]);
const text = (value: unknown): string => JSON.stringify(value);
const same = (a: unknown, b: unknown): boolean => text(sorted(a)) === text(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]));
}

/** The schema that a reference names; one that names nothing is never valid. */
function resolved({ schema, schemas }: Side): Side {
  const reference = keywordsOf(schema)['$ref'];
  if (typeof reference !== 'string') return { schema, schemas };
  const name = reference.split('/').at(-1)!;
  return resolved({ schema: schemas[name] ?? false, schemas });
}

/** Whole numbers are numbers. */
const takes = (types: unknown[], type: unknown) => types.includes(type) || (type === 'integer' && types.includes('number'));

/** What a text or number may be, if the schema lists it. */
function valuesOf(keywords: Keywords): unknown[] | null {
  if ('const' in keywords) return [keywords['const']];
  return Array.isArray(keywords['enum']) ? (keywords['enum'] as unknown[]) : null;
}

/** The words that a pattern has. */
const wordsOf = (pattern: string): Set<string> => new Set(pattern.match(/[a-z_]+/g));

/** What is left of a pattern without words and what may be missing. */
function formOf(pattern: string): string {
  let form = pattern.replace(/[a-z_|]+/g, '');
  for (let before = ''; before !== form; ) {
    before = form;
    form = form.replace(/\(\)(?!\?)|\([^()]*\)\?/g, '');
  }
  return form.replace(/[()]/g, '');
}

class Comparison {
  constructor(
    private readonly direction: Direction,
    private readonly compared = new Set<string>(),
  ) {}

  /** What breaks at that place, as sentences. */
  breaks(before: Side, after: Side, place: string): string[] {
    const references = [keywordsOf(before.schema)['$ref'], keywordsOf(after.schema)['$ref']];
    if (references.every((reference) => typeof reference === 'string')) {
      // Schemas refer to each other in circles.
      if (this.compared.has(text(references))) return [];
      this.compared.add(text(references));
    }
    const [old, now] = [resolved(before), resolved(after)];
    if (same(now.schema, false) && !same(old.schema, false)) return [`${place}: nothing is valid any more`];
    const [was, is] = [keywordsOf(old.schema), keywordsOf(now.schema)];
    return [
      ...this.ofTypes(was, is, place),
      ...this.ofValues(was, is, place),
      ...this.ofBounds(was, is, place),
      ...this.ofPattern(was, is, place),
      ...this.ofMembers(old, now, place),
      ...this.ofParts(old, now, place),
      ...this.ofAlternatives(old, now, place),
      ...this.ofOthers(was, is, place),
    ];
  }

  private get isRequest(): boolean {
    return this.direction === 'request';
  }

  private ofTypes(was: Keywords, is: Keywords, place: string): string[] {
    const [old, now] = [listOf(was['type']), listOf(is['type'])];
    if (this.isRequest) {
      const gone = now.length === 0 ? [] : old.filter((type) => !takes(now, type));
      const isNarrower = old.length === 0 && now.length > 0 && valuesOf(was) === null && !('oneOf' in was) && !('allOf' in was);
      if (isNarrower) return [`${place}: only ${now.join(', ')} is taken now`];
      return gone.map((type) => `${place}: ${String(type)} is not taken any more`);
    }
    if (old.length > 0 && now.length === 0 && valuesOf(is) === null) return [`${place}: may be anything now, was ${old.join(', ')}`];
    return now.filter((type) => old.length > 0 && !takes(old, type)).map((type) => `${place}: may be ${String(type)} now`);
  }

  /** New words that the server says are no break: clients ignore what they do not know. */
  private ofValues(was: Keywords, is: Keywords, place: string): string[] {
    const [old, now] = [valuesOf(was), valuesOf(is)];
    if (!this.isRequest) return old !== null && now === null ? [`${place}: any value may stand here now`] : [];
    if (now === null) return [];
    if (old === null) return [`${place}: only ${now.map(text).join(', ')} is taken now`];
    return old
      .filter((value) => !now.some((other) => same(value, other)))
      .map((value) => `${place}: the value ${text(value)} is not taken any more`);
  }

  private ofBounds(was: Keywords, is: Keywords, place: string): string[] {
    if (!this.isRequest) return [];
    const isTighter = (keyword: string, grows: boolean) => {
      const [old, now] = [was[keyword] as number | undefined, is[keyword] as number | undefined];
      if (now === undefined) return false;
      return old === undefined || (grows ? now > old : now < old);
    };
    const tighter = [...kLeast.filter((keyword) => isTighter(keyword, true)), ...kMost.filter((keyword) => isTighter(keyword, false))];
    return tighter.map((keyword) => `${place}: ${keyword} is tighter, ${text(is[keyword])} instead of ${text(was[keyword]) ?? 'none'}`);
  }

  /** As words of an enumeration may, words of a pattern may come, and an end that may be missing; nothing else of it changes. */
  private ofPattern(was: Keywords, is: Keywords, place: string): string[] {
    const [old, now] = [was['pattern'], is['pattern']];
    if (old === now || (this.isRequest && now === undefined)) return [];
    if (typeof old !== 'string' || typeof now !== 'string') return [`${place}: pattern is another`];
    const known = wordsOf(now);
    const grows = formOf(old) === formOf(now) && [...wordsOf(old)].every((word) => known.has(word));
    return grows ? [] : [`${place}: pattern is another`];
  }

  private ofMembers(old: Side, now: Side, place: string): string[] {
    const [was, is] = [keywordsOf(old.schema), keywordsOf(now.schema)];
    const membersOf = (keywords: Keywords) => (keywords['properties'] ?? {}) as Schemas;
    const [before, after] = [membersOf(was), membersOf(is)];
    const needed = (keywords: Keywords) => listOf(keywords['required']);
    const found: string[] = [];
    for (const [name, schema] of Object.entries(before)) {
      if (!(name in after)) found.push(`${place}: the member "${name}" is gone`);
      else found.push(...this.breaks({ ...old, schema }, { ...now, schema: after[name]! }, `${place}.${name}`));
    }
    if (this.isRequest) {
      for (const name of needed(is).filter((name) => !needed(was).includes(name))) found.push(`${place}: the member "${String(name)}" is required now`);
      if (was['additionalProperties'] !== false && is['additionalProperties'] === false) found.push(`${place}: other members are refused now`);
    } else {
      for (const name of needed(was).filter((name) => !needed(is).includes(name))) {
        if (String(name) in after) found.push(`${place}: the member "${String(name)}" may be missing now`);
      }
    }
    return found;
  }

  private ofParts(old: Side, now: Side, place: string): string[] {
    const [was, is] = [keywordsOf(old.schema), keywordsOf(now.schema)];
    const found: string[] = [];
    for (const [keyword, where] of [['items', '[]'], ['additionalProperties', '.*']] as const) {
      const [before, after] = [was[keyword], is[keyword]];
      if (typeof before !== 'object' || typeof after !== 'object') {
        if (keyword === 'items' && before !== undefined && after === undefined && !this.isRequest) found.push(`${place}[]: may be anything now`);
        if (keyword === 'items' && before === undefined && after !== undefined && this.isRequest) found.push(`${place}[]: not everything is taken any more`);
        continue;
      }
      found.push(...this.breaks({ ...old, schema: before as Schema }, { ...now, schema: after as Schema }, place + where));
    }
    return found;
  }

  /** Each alternative has one that does as well; all that held together does so still. */
  private ofAlternatives(old: Side, now: Side, place: string): string[] {
    const [was, is] = [keywordsOf(old.schema), keywordsOf(now.schema)];
    const found: string[] = [];
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
      const [before, after] = [listOf(was[keyword]) as Schema[], listOf(is[keyword]) as Schema[]];
      for (const [index, schema] of before.entries()) {
        const best = this.bestOf({ ...old, schema }, after.map((other) => ({ ...now, schema: other })), `${place}|${nameOf({ ...old, schema }, index)}`);
        found.push(...best);
      }
      const hasMore = keyword === 'allOf' ? after.length > before.length : before.length === 0 && after.length > 0;
      if (hasMore && this.isRequest) found.push(`${place}: ${keyword} asks for more now`);
      if (before.length > 0 && after.length === 0) found.push(`${place}: ${keyword} is gone`);
    }
    return found;
  }

  /** What breaks with the one of the others that breaks least. */
  private bestOf(old: Side, others: Side[], place: string): string[] {
    let best: string[] | null = null;
    for (const other of others) {
      const found = new Comparison(this.direction, new Set(this.compared)).breaks(old, other, place);
      if (best === null || found.length < best.length) best = found;
      if (best.length === 0) break;
    }
    return best ?? [`${place}: is gone`];
  }

  /** What this does not judge has to stay as it is. */
  private ofOthers(was: Keywords, is: Keywords, place: string): string[] {
    const others = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((keyword) => !kJudged.has(keyword));
    return others.filter((keyword) => !same(was[keyword], is[keyword])).map((keyword) => `${place}: ${keyword} is another`);
  }
}

/** How an alternative is called: by the constant by which messages are told apart, or else by its name. */
function nameOf(side: Side, index: number): string {
  const reference = keywordsOf(side.schema)['$ref'];
  if (typeof reference === 'string') return reference.split('/').at(-1)!;
  const members = Object.values((keywordsOf(side.schema)['properties'] ?? {}) as Schemas);
  const constant = members.map((member) => keywordsOf(member)['const']).find((value) => value !== undefined);
  return constant === undefined ? String(index) : String(constant);
}

/** What breaks for clients that know the schema `before`, as sentences that name the place; nothing if they go on. */
export function schemaBreaks(before: Side, after: Side, direction: Direction, place: string): string[] {
  return new Comparison(direction).breaks(before, after, place);
}
