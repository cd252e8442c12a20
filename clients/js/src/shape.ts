import { ProtocolViolation } from './errors.js';

type Word = 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';
/** Words for what a value may be, the fields of an object, or in a list what each of its elements is. */
type Shape = Word | { anyOf: readonly Word[] } | { fields: Readonly<Record<string, Shape>> } | readonly [Shape];

const fields = (shapes: Record<string, Shape>): Shape => ({ fields: shapes });
const orNull = (word: Word): Shape => ({ anyOf: [word, 'null'] });

const kNext = fields({ actor: 'string', player: 'number' });
const kLegal: Shape = [fields({ id: 'string', type: 'string' })];
const kProposal = fields({ number: 'number', seq: 'number' });
const kRoom = fields({ paused: 'boolean', seats: 'array', game_id: orNull('string') });

/** What this package reads of a message, and so must be there; the rest it only hands on. */
const kNeeded = new Map<string, Shape>([
  [
    'welcome',
    fields({
      room: kRoom,
      you: fields({ seat: orNull('number') }),
      resumed: 'boolean',
      seq: 'number',
      chat: 'array',
      proposals: [kProposal],
    }),
  ],
  ['update', fields({ seq: 'number', patch: 'array', next: kNext, legal: kLegal })],
  ['room', fields({ room: kRoom })],
  ['ended', fields({ seq: 'number', outcome: 'string' })],
  ['undo_asked', fields({ undo: 'object' })],
  ['proposed', fields({ proposal: kProposal })],
  ['said', fields({ text: 'string' })],
  ['plans', fields({ plans: 'array' })],
  ['announcement', fields({ announcement: orNull('object') })],
  ['ok', fields({ id: 'string', seq: 'number' })],
  ['error', fields({ id: orNull('string'), code: 'string', message: 'string' })],
  ['room_closed', fields({ reason: 'string' })],
]);
const kSnapshot = fields({ state: fields({ outcome: 'string' }), next: kNext, legal: kLegal });
const kNotStarted = fields({ state: 'null', next: 'null', legal: 'array' });

function wordFor(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return wordFor(value) === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0]));
  if ('anyOf' in shape) return shape.anyOf.some((word) => wordFor(value) === word);
  if (wordFor(value) !== 'object') return false;
  const members = value as Record<string, unknown>;
  return Object.entries(shape.fields).every(([name, each]) => fits(members[name], each));
}

/** Throws `ProtocolViolation` if a message lacks what this package reads of it. */
export function checkShape(message: Readonly<Record<string, unknown>>): void {
  const { type } = message;
  if (typeof type !== 'string') throw new ProtocolViolation('a message without a type');
  const needed = kNeeded.get(type);
  let isRight = needed === undefined || fits(message, needed);
  if (isRight && type === 'welcome' && message['resumed'] === false) {
    isRight = fits(message, message['state'] === null ? kNotStarted : kSnapshot);
  }
  if (!isRight) throw new ProtocolViolation(`a message of type ${type} that lacks what it must have`);
}
