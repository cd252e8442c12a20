import { describe, expect, test } from 'vitest';
import { breaks } from './harness/contract/breaks.ts';
import { commandsOf, type Contract, flagsOf } from './harness/contract/contract.ts';
import { type Direction, type Schema, schemaBreaks } from './harness/contract/schema_breaks.ts';

// What counts as a break, kind by kind. That none has come in, contract.test.ts sees to.

const found = (before: Schema, after: Schema, direction: Direction) =>
  schemaBreaks({ schema: before, schemas: {} }, { schema: after, schemas: {} }, direction, 'x');

const object = (properties: Record<string, Schema>, required: string[] = [], more = {}): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  ...more,
});
const name = { type: 'string' };
const kinds = (...types: string[]): Schema => ({ oneOf: types.map((type) => object({ type: { const: type } }, ['type'])) });

const kBreaks: [string, Direction, Schema, Schema, string][] = [
  ['a member that requests had', 'request', object({ name, level: name }), object({ name }), 'x: the member "level" is gone'],
  ['a member that requests need', 'request', object({ name }), object({ name, level: name }, ['level']), 'x: the member "level" is required now'],
  ['a member that requests could leave out', 'request', object({ name }), object({ name }, ['name']), 'x: the member "name" is required now'],
  ['other members of requests', 'request', object({ name }, [], { additionalProperties: true }), object({ name }), 'x: other members are refused now'],
  ['a value of requests', 'request', { enum: ['a', 'b'] }, { enum: ['a'] }, 'x: the value "b" is not taken any more'],
  ['a constant of requests', 'request', { const: 'a' }, { const: 'b' }, 'x: the value "a" is not taken any more'],
  ['values where any were taken', 'request', name, { type: 'string', enum: ['a'] }, 'x: only "a" is taken now'],
  ['a type of requests', 'request', { type: ['string', 'null'] }, name, 'x: null is not taken any more'],
  ['numbers that are whole now', 'request', { type: 'number' }, { type: 'integer' }, 'x: number is not taken any more'],
  ['a type where any was taken', 'request', {}, name, 'x: only string is taken now'],
  ['a greater least', 'request', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 2 }, 'x: minimum is tighter, 2 instead of 1'],
  ['a smaller most', 'request', { type: 'string', maxLength: 40 }, { type: 'string', maxLength: 39 }, 'x: maxLength is tighter, 39 instead of 40'],
  ['a bound where none was', 'request', { type: 'array' }, { type: 'array', maxItems: 9 }, 'x: maxItems is tighter, 9 instead of none'],
  ['another pattern', 'request', { pattern: 'a' }, { pattern: 'b' }, 'x: pattern is another'],
  ['a pattern that lost a word', 'answer', { pattern: '^(city|road)[0-7]$' }, { pattern: '^(city)[0-7]$' }, 'x: pattern is another'],
  ['a pattern of another form', 'answer', { pattern: '^(city|road)[0-7]$' }, { pattern: '^(city|road)[0-9]$' }, 'x: pattern is another'],
  ['items that must be something', 'request', { type: 'array' }, { type: 'array', items: name }, 'x[]: not everything is taken any more'],
  ['a message of clients', 'request', kinds('hello', 'ping'), kinds('hello'), 'x|ping.type: the value "ping" is not taken any more'],
  ['something else that must hold', 'request', name, { type: 'string', allOf: [{ minLength: 3 }] }, 'x: allOf asks for more now'],
  ['a condition', 'request', name, { type: 'string', uniqueItems: true }, 'x: uniqueItems is another'],
  ['nothing that is taken', 'request', name, false, 'x: nothing is valid any more'],
  ['a member of answers', 'answer', object({ name, level: name }), object({ name }), 'x: the member "level" is gone'],
  ['a member of answers that may be missing', 'answer', object({ name }, ['name']), object({ name }), 'x: the member "name" may be missing now'],
  ['a type of answers', 'answer', name, { type: ['string', 'null'] }, 'x: may be null now'],
  ['whole numbers that are not whole now', 'answer', { type: 'integer' }, { type: 'number' }, 'x: may be number now'],
  ['answers of any type', 'answer', name, {}, 'x: may be anything now, was string'],
  ['words that may be any text', 'answer', { type: 'string', enum: ['a'] }, name, 'x: any value may stand here now'],
  ['items of answers', 'answer', { type: 'array', items: name }, { type: 'array' }, 'x[]: may be anything now'],
];

describe('of schemas', () => {
  test.each(kBreaks)('%s: a break of a %s', (_, direction, before, after, says) => {
    expect(found(before, after, direction)).toEqual([says]);
    expect(found(before, before, direction)).toEqual([]);
  });

  test.each<[string, Direction, Schema, Schema]>([
    ['a member that requests may have', 'request', object({ name }), object({ name, level: name })],
    ['a member that requests may leave out', 'request', object({ name }, ['name']), object({ name })],
    ['a pattern with another word', 'answer', { pattern: '^(city|road)[0-7](:guard)?$' }, { pattern: '^(city|road|tower)[0-7](:(guard|large))?$' }],
    ['a value that is taken', 'request', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['any value that is taken', 'request', { type: 'string', enum: ['a'] }, name],
    ['a type that is taken', 'request', name, { type: ['string', 'null'] }],
    ['numbers that need not be whole', 'request', { type: 'integer' }, { type: 'number' }],
    ['a wider bound', 'request', { maximum: 6, minimum: 1 }, { maximum: 7, minimum: 0 }],
    ['no bound any more', 'request', { maxLength: 40 }, {}],
    ['a message that is taken', 'request', kinds('hello'), kinds('ping', 'hello')],
    ['a member of answers', 'answer', object({ name }), object({ name, level: name }, ['level'])],
    ['a member that answers always have', 'answer', object({ name }), object({ name }, ['name'])],
    ['a word of answers', 'answer', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['a type that answers have no more', 'answer', { type: ['string', 'null'] }, name],
    ['a message of the server', 'answer', kinds('ok'), kinds('ok', 'error')],
    ['words for people', 'request', { description: 'a' }, { description: 'b', title: 'c', examples: [1] }],
  ])('%s: no break of a %s', (_, direction, before, after) => {
    expect(found(before, after, direction)).toEqual([]);
  });

  test('what schemas refer to is compared where they refer to it, also in circles', () => {
    const tree = (level: number): Record<string, Schema> => ({
      tree: object({ level: { type: 'integer', maximum: level }, children: { type: 'array', items: { oneOf: [{ $ref: '#/a/tree' }] } } }),
    });
    const at = (level: number) => ({ schema: { $ref: '#/a/tree' }, schemas: tree(level) });
    expect(schemaBreaks(at(6), at(6), 'request', 'x')).toEqual([]);
    expect(schemaBreaks(at(6), at(5), 'request', 'x')).toEqual(['x.level: maximum is tighter, 5 instead of 6']);
    expect(schemaBreaks(at(6), { ...at(6), schemas: {} }, 'answer', 'x')).toEqual(['x: nothing is valid any more']);
  });
});

const kContract: Contract = {
  routes: {
    'POST /rooms': {
      parameters: { 'query level': { required: false, schema: { type: 'integer', maximum: 6 } } },
      body: { required: false, schema: object({ name }) },
      answers: { 201: { $ref: '#/a/room' } },
      errors: ['draining'],
    },
  },
  messages: { client: { ping: object({ type: { const: 'ping' } }) }, server: { ok: object({ seq: { type: 'integer' } }, ['seq']) } },
  errors: { draining: '503' },
  flags: ['MISTWARD_PORT', 'mistward --port'],
  schemas: { room: object({ id: name }, ['id']) },
};

describe('of contracts', () => {
  const changed = (change: (contract: Contract) => void) => {
    const contract = structuredClone(kContract);
    change(contract);
    return breaks(kContract, contract);
  };
  const route = (contract: Contract) => contract.routes['POST /rooms']!;

  test.each<[string, (contract: Contract) => void, string]>([
    ['a route', (now) => delete now.routes['POST /rooms'], 'the route POST /rooms is gone'],
    ['a flag', (now) => now.flags.pop(), 'mistward --port is gone'],
    ['a variable', (now) => now.flags.shift(), 'MISTWARD_PORT is gone'],
    ['an error code', (now) => delete now.errors['draining'], 'the error code draining is gone'],
    ['the status of an error code', (now) => (now.errors['draining'] = '500'), 'the error code draining has the status 500, not 503'],
    ['an error code of a route', (now) => (route(now).errors = []), 'POST /rooms: the error code draining is gone'],
    ['a parameter', (now) => (route(now).parameters = {}), 'POST /rooms: the parameter "query level" is gone'],
    ['a parameter that is needed', (now) => (route(now).parameters['query game'] = { required: true, schema: name }), 'POST /rooms: the parameter "query game" is required now'],
    ['a value of a parameter', (now) => (route(now).parameters['query level']!.schema = { type: 'integer', maximum: 5 }), 'POST /rooms query level: maximum is tighter, 5 instead of 6'],
    ['a body', (now) => (route(now).body = null), 'POST /rooms: the body is gone'],
    ['a body that is needed', (now) => (route(now).body!.required = true), 'POST /rooms: a body is required now'],
    ['what a body needs', (now) => (route(now).body!.schema = object({ name }, ['name'])), 'POST /rooms body: the member "name" is required now'],
    ['an answer', (now) => (route(now).answers = {}), 'POST /rooms: the answer 201 is gone'],
    ['what an answer has', (now) => (now.schemas['room'] = object({})), 'POST /rooms 201: the member "id" is gone'],
    ['an answer that is no document', (now) => (route(now).answers['201'] = null), 'POST /rooms 201: may be anything now, was object'],
    ['a message of clients', (now) => (now.messages.client = {}), 'the message "ping" of the client is gone'],
    ['a message of the server', (now) => (now.messages.server = {}), 'the message "ok" of the server is gone'],
    ['what a message has', (now) => (now.messages.server['ok'] = object({ seq: { type: 'integer' } })), 'message "ok": the member "seq" may be missing now'],
  ])('%s: a break', (_, change, says) => {
    expect(changed(change)).toContain(says);
  });

  test('adding breaks nothing', () => {
    const more = changed((now) => {
      now.routes['GET /more'] = { parameters: {}, body: null, answers: {}, errors: [] };
      now.flags.push('mistward --more');
      now.errors['more'] = '409';
      route(now).errors.push('more');
      route(now).answers['200'] = null;
      route(now).parameters['query more'] = { required: false, schema: name };
      now.messages.client['more'] = now.messages.server['more'] = true;
    });
    expect(more).toEqual([]);
  });
});

test('the flags, variables and commands of a help text are found', () => {
  const help = 'Options:\n  -h,--help   Print\n  --port UINT:INT [8080]  (Env:MISTWARD_PORT)\n     as --other says\n\nSubcommands:\n  prune    Remove\n  move     Move\n';
  expect(flagsOf('mistward', help)).toEqual(['mistward --help', 'mistward --port', 'MISTWARD_PORT']);
  expect(commandsOf(help)).toEqual(['prune', 'move']);
});
