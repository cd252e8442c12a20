import { ProtocolViolation } from './errors.js';

type Kind = 'array' | 'boolean' | 'nullable' | 'number' | 'object' | 'string';

/** What this package reads of a message, and so must be there; the rest it only hands on. */
const kNeeded: Record<string, Record<string, Kind>> = {
  welcome: { room: 'object', you: 'object', resumed: 'boolean', seq: 'number', chat: 'array', proposals: 'array' },
  update: { seq: 'number', patch: 'array', next: 'object', legal: 'array' },
  room: { room: 'object' },
  ended: { seq: 'number', outcome: 'string' },
  undo_asked: { undo: 'object' },
  proposed: { proposal: 'object' },
  said: { text: 'string' },
  announcement: { announcement: 'nullable' },
  ok: { id: 'string', seq: 'number' },
  error: { code: 'string', message: 'string' },
  room_closed: { reason: 'string' },
};
const kOfSnapshots: Record<string, Kind> = { state: 'nullable', next: 'nullable', legal: 'array' };

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function fits(value: unknown, kind: Kind): boolean {
  const own = kindOf(value);
  return own === kind || (kind === 'nullable' && (own === 'object' || own === 'null'));
}

/** Throws `ProtocolViolation` if a message lacks what this package reads of it. */
export function checkShape(message: Readonly<Record<string, unknown>>): void {
  const { type } = message;
  if (typeof type !== 'string') throw new ProtocolViolation('a message without a type');
  const needed = Object.hasOwn(kNeeded, type) ? kNeeded[type] : undefined;
  const more = type === 'welcome' && message['resumed'] === false ? kOfSnapshots : {};
  for (const [field, kind] of Object.entries({ ...needed, ...more })) {
    if (!fits(message[field], kind)) throw new ProtocolViolation(`the ${field} of a message of type ${type} is no ${kind}`);
  }
}
