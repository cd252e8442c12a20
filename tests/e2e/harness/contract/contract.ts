// What the program promises, taken from its own documents: routes, messages, errors and flags, without words for people.
import type { Schema, Schemas } from './schema_breaks.ts';

export interface Route {
  parameters: Record<string, { required: boolean; schema: Schema }>;
  body: { required: boolean; schema: Schema } | null;
  /** By status; null where the answer is not JSON of ours. */
  answers: Record<string, Schema | null>;
  errors: string[];
}

export interface Contract {
  routes: Record<string, Route>;
  messages: { client: Record<string, Schema>; server: Record<string, Schema> };
  /** Their HTTP status. */
  errors: Record<string, string>;
  /** Such as `mistward prune --compact` and `MISTWARD_PORT`. */
  flags: string[];
  schemas: Schemas;
}

type Json = Record<string, unknown>;

const kForPeople = new Set(['description', 'summary', 'title', 'example', 'examples', 'default', '$comment']);

/** A schema without what is for people; members are not keywords, whatever they are called. */
function bare(value: unknown, isKeywords = true): unknown {
  if (Array.isArray(value)) return value.map((part) => bare(part));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !isKeywords || !kForPeople.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, ['const', 'enum'].includes(key) && isKeywords ? part : bare(part, key !== 'properties' || !isKeywords)]));
}

const bareSchema = (value: unknown) => bare(value) as Schema;
const at = (value: unknown, ...path: string[]): Json => path.reduce<Json>((found, key) => (found[key] ?? {}) as Json, value as Json);

function bodyOf(body: unknown): Schema | null {
  const schema = at(body, 'content', 'application/json')['schema'];
  return schema === undefined ? null : bareSchema(schema);
}

/** The codes that an answer may have. */
function codesOf(answer: unknown): string[] {
  const parts = (at(answer, 'content', 'application/problem+json', 'schema')['allOf'] ?? []) as Json[];
  return parts.flatMap((part) => (at(part, 'properties', 'code')['enum'] ?? []) as string[]);
}

function routeOf(operation: Json): Route {
  const parameters = (operation['parameters'] ?? []) as { in: string; name: string; required: boolean; schema: unknown }[];
  const answers = Object.entries(at(operation, 'responses'));
  const body = operation['requestBody'] as { required: boolean } | undefined;
  const schema = body && bodyOf(body);
  return {
    parameters: Object.fromEntries(
      parameters.map((one) => [`${one.in} ${one.name}`, { required: one.required, schema: bareSchema(one.schema) }]),
    ),
    body: body && schema ? { required: body.required, schema } : null,
    answers: Object.fromEntries(answers.filter(([status]) => Number(status) < 400).map(([status, answer]) => [status, bodyOf(answer)])),
    errors: answers.flatMap(([, answer]) => codesOf(answer)).sort(),
  };
}

function messagesOf(asyncapi: Json, action: string): Record<string, Schema> {
  const names = new Set<string>();
  for (const operation of Object.values(at(asyncapi, 'operations')) as Json[]) {
    const replies = at(operation, 'reply')['messages'];
    const own = operation['action'] === action ? operation['messages'] : [];
    // Of an operation that clients begin, the server says the replies.
    const all = [...((own ?? []) as Json[]), ...(action === 'send' ? ((replies ?? []) as Json[]) : [])];
    for (const { $ref } of all) names.add(String($ref).split('/').at(-1)!);
  }
  return Object.fromEntries([...names].sort().map((name) => [name, bareSchema(at(asyncapi, 'components', 'messages', name)['payload'])]));
}

/** The flags and variables that a help text names, each behind the command. */
export function flagsOf(command: string, help: string): string[] {
  const flags = [...help.matchAll(/^ +(?:-\w,)?(--[a-z][a-z-]*)/gm)].map(([, flag]) => `${command} ${flag}`);
  const variables = [...help.matchAll(/\(Env:(MISTWARD_[A-Z_]+)\)/g)].map(([, variable]) => variable!);
  return [...flags, ...variables];
}

export const commandsOf = (help: string): string[] =>
  [...(help.split('Subcommands:')[1] ?? '').matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);

/** `helps` are the help texts by command, such as `mistward prune`. */
export function contractOf(openapi: Json, asyncapi: Json, helps: Record<string, string>): Contract {
  const routes: Record<string, Route> = {};
  for (const [path, methods] of Object.entries(at(openapi, 'paths'))) {
    for (const [method, operation] of Object.entries(methods as Json)) routes[`${method.toUpperCase()} ${path}`] = routeOf(operation as Json);
  }
  const errors = openapi['x-errors'] as { code: string; status: string }[];
  const schemas = { ...at(asyncapi, 'components', 'schemas'), ...at(openapi, 'components', 'schemas') };
  return {
    routes,
    messages: { client: messagesOf(asyncapi, 'receive'), server: messagesOf(asyncapi, 'send') },
    errors: Object.fromEntries(errors.map(({ code, status }) => [code, String(status)])),
    flags: [...new Set(Object.entries(helps).flatMap(([command, help]) => [command, ...flagsOf(command, help)]))].sort(),
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bareSchema(schema)])),
  };
}
