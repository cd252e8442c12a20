type Json = unknown;
type Holder = Json[] | Record<string, Json>;

/** Any operation of RFC 6902; the server uses some of them. */
export interface PatchOperation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  path: string;
  from?: string;
  value?: unknown;
}

/** A patch that does not fit its document. */
export class PatchError extends Error {}

/** The steps of an RFC 6901 pointer. */
function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new PatchError(`not a pointer: ${pointer}`);
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function isHolder(value: Json): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** The index that a step names, at most `most`. */
function indexOf(step: string, most: number): number {
  const index = /^(0|[1-9]\d*)$/.test(step) ? Number(step) : NaN;
  if (!(index <= most)) throw new PatchError(`no index ${step}`);
  return index;
}

function child(holder: Json, step: string): Json {
  if (Array.isArray(holder)) return holder[indexOf(step, holder.length - 1)];
  if (!isHolder(holder) || !Object.hasOwn(holder, step)) throw new PatchError(`no member ${step}`);
  return (holder as Record<string, Json>)[step];
}

function valueAt(document: Json, pointer: string): Json {
  return parsePointer(pointer).reduce(child, document);
}

/** A copy of the holder with its member changed; what is not touched is shared. */
type Change = (holder: Holder, step: string) => Holder;

const put =
  (value: Json): Change =>
  (holder, step) => {
    if (!Array.isArray(holder)) return { ...holder, [step]: value };
    const index = step === '-' ? holder.length : indexOf(step, holder.length);
    return [...holder.slice(0, index), value, ...holder.slice(index)];
  };

const exchange =
  (value: Json): Change =>
  (holder, step) => {
    child(holder, step);
    if (!Array.isArray(holder)) return { ...holder, [step]: value };
    return holder.map((old, index) => (index === Number(step) ? value : old));
  };

const drop: Change = (holder, step) => {
  child(holder, step);
  if (Array.isArray(holder)) return holder.filter((_, index) => index !== Number(step));
  const { [step]: _, ...rest } = holder;
  return rest;
};

function changeAt(document: Json, steps: string[], change: Change): Json {
  const [first, ...rest] = steps;
  if (first === undefined || !isHolder(document)) throw new PatchError('nothing to change');
  if (rest.length === 0) return change(document, first);
  return exchange(changeAt(child(document, first), rest, change))(document, first);
}

function same(a: Json, b: Json): boolean {
  if (!isHolder(a) || !isHolder(b)) return a === b;
  const names = Object.keys(a);
  const alike = Array.isArray(a) === Array.isArray(b) && names.length === Object.keys(b).length;
  return alike && names.every((name) => Object.hasOwn(b, name) && same(child(a, name), child(b, name)));
}

function applyOne(document: Json, { op, path, from, value }: PatchOperation): Json {
  const steps = parsePointer(path);
  const source = () => valueAt(document, from ?? path);
  const set = (target: Json, item: Json) => (steps.length === 0 ? item : changeAt(target, steps, put(item)));
  switch (op) {
    case 'add':
      return set(document, value);
    case 'replace':
      return steps.length === 0 ? value : changeAt(document, steps, exchange(value));
    case 'remove':
      return changeAt(document, steps, drop);
    case 'copy':
      return set(document, source());
    case 'move':
      return set(changeAt(document, parsePointer(from ?? ''), drop), source());
    case 'test':
      if (!same(source(), value)) throw new PatchError(`another value at ${path}`);
      return document;
    default:
      throw new PatchError(`no operation ${String(op)}`);
  }
}

/**
 * The document after an RFC 6902 patch. The given document stays as it was, and the parts that the
 * patch does not touch are the same objects in both. Throws `PatchError` if it does not fit.
 */
export function applyPatch(document: unknown, patch: readonly PatchOperation[]): unknown {
  return patch.reduce(applyOne, document);
}
