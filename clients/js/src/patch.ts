import { MistwardError } from './errors.js';

type Holder = unknown[] | Record<string, unknown>;
type Change = (holder: Holder, step: string) => Holder;

/** Any operation of RFC 6902; the server uses some of them. */
export interface PatchOperation {
  op: string;
  path: string;
  from?: string;
  value?: unknown;
}

/** The patch does not fit the document. */
export class PatchError extends MistwardError {}

function stepsOf(pointer: unknown): string[] {
  if (pointer === '') return [];
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) throw new PatchError(`not a pointer: ${String(pointer)}`);
  const steps = pointer.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The index that a step names, at most `most`. */
function indexOf(step: string, most: number): number {
  const index = /^(0|[1-9]\d{0,8})$/.test(step) ? Number(step) : Infinity;
  if (index > most) throw new PatchError(`no index ${step}`);
  return index;
}

function child(holder: unknown, step: string): unknown {
  if (Array.isArray(holder)) return holder[indexOf(step, holder.length - 1)] as unknown;
  if (!isHolder(holder) || !Object.hasOwn(holder, step)) throw new PatchError(`no member ${step}`);
  return (holder as Record<string, unknown>)[step];
}

const put =
  (value: unknown): Change =>
  (holder, step) => {
    if (!Array.isArray(holder)) return { ...holder, [step]: value };
    const index = step === '-' ? holder.length : indexOf(step, holder.length);
    return [...holder.slice(0, index), value, ...holder.slice(index)];
  };

const exchange =
  (value: unknown): Change =>
  (holder, step) => {
    child(holder, step);
    if (!Array.isArray(holder)) return { ...holder, [step]: value };
    const changed = [...holder];
    changed[Number(step)] = value;
    return changed;
  };

const drop: Change = (holder, step) => {
  child(holder, step);
  if (Array.isArray(holder)) return holder.filter((_, index) => index !== Number(step));
  const { [step]: _, ...rest } = holder;
  return rest;
};

/** The document with `change` made to the holder of the last step; each holder above it is a new one. */
function changed(document: unknown, steps: readonly string[], change: Change): unknown {
  const last = steps.at(-1);
  if (last === undefined) throw new PatchError('the document itself cannot be changed so');
  const above = steps.slice(0, -1);
  const holders = [document];
  for (const step of above) holders.push(child(holders.at(-1), step));
  const holder = holders.pop();
  if (!isHolder(holder)) throw new PatchError(`nothing has members at /${above.join('/')}`);
  let result: unknown = change(holder, last);
  for (let at = above.length - 1; at >= 0; --at) result = exchange(result)(holders[at] as Holder, above[at] as string);
  return result;
}

function same(one: unknown, other: unknown): boolean {
  if (!isHolder(one) || !isHolder(other)) return one === other;
  const names = Object.keys(one);
  const alike = Array.isArray(one) === Array.isArray(other) && names.length === Object.keys(other).length;
  return alike && names.every((name) => Object.hasOwn(other, name) && same(child(one, name), child(other, name)));
}

function applyOne(document: unknown, operation: PatchOperation): unknown {
  if (!isHolder(operation)) throw new PatchError('an operation that is none');
  const { op, path, from, value } = operation;
  const steps = stepsOf(path);
  const valueAt = (pointer: unknown) => stepsOf(pointer).reduce(child, document);
  const needsValue = op === 'add' || op === 'replace' || op === 'test';
  if (needsValue && !Object.hasOwn(operation, 'value')) throw new PatchError(`${op} without a value`);
  switch (op) {
    case 'add':
      return steps.length === 0 ? value : changed(document, steps, put(value));
    case 'replace':
      return steps.length === 0 ? value : changed(document, steps, exchange(value));
    case 'remove':
      return changed(document, steps, drop);
    case 'copy':
    case 'move': {
      const taken = valueAt(from);
      const left = op === 'move' ? changed(document, stepsOf(from), drop) : document;
      return steps.length === 0 ? taken : changed(left, steps, put(taken));
    }
    case 'test':
      if (!same(valueAt(path), value)) throw new PatchError(`another value at ${path}`);
      return document;
    default:
      throw new PatchError(`no operation ${String(op)}`);
  }
}

/**
 * The document after an RFC 6902 patch. The given document stays as it was, and what the patch leaves alone is the same
 * object in both. Throws `PatchError` if the patch does not fit.
 */
export function applyPatch(document: unknown, patch: readonly PatchOperation[]): unknown {
  return patch.reduce(applyOne, document);
}
