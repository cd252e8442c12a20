import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Server } from './server.ts';

/** A place in an API document, as a JSON pointer without the `#`. */
type Pointer = string;

export interface Content {
  schema: { allOf?: { properties?: { code?: { enum: string[] } } }[] };
  example?: unknown;
}

export interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: 'path' | 'query'; example: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

export interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  'x-errors-without-route': string[];
}

export interface AsyncApi {
  info: { version: string };
  operations: Record<string, { action: string; channel: { $ref: string }; 'x-errors'?: string[] }>;
  components: { messages: Record<string, { payload: object; examples: { payload: unknown }[] }> };
}

/** What a client can say on the WebSocket of a room. */
export const saidInRooms = ({ operations }: AsyncApi): string[] =>
  Object.keys(operations).filter((name) => {
    const { action, channel } = operations[name]!;
    return action === 'receive' && channel.$ref === '#/channels/room';
  });

export async function getDocument<T>(server: Server, name: 'openapi' | 'asyncapi'): Promise<T> {
  const answer = await fetch(`${server.url}/api/${name}.json`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** What each server's documents were when they were first asked for: a server never changes them. */
const kept = new WeakMap<Server, Map<string, unknown>>();

/** As `getDocument`, but asks each server once: refusals by the thousand are held against it. */
async function keptDocument<T>(server: Server, name: 'openapi' | 'asyncapi'): Promise<T> {
  const documents = kept.get(server) ?? new Map<string, unknown>();
  kept.set(server, documents);
  // What a server that was down did not give is asked for again.
  if (!documents.has(name)) documents.set(name, await getDocument<T>(server, name));
  return documents.get(name) as T;
}

/** What the linter has against a document, one sentence each. */
export async function lint(document: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The answer that opens a WebSocket is 101.
      'operation-2xx-response': 'off',
      'operation-4xx-response': 'error',
      // Each schema says itself what it allows; without this the conditions in them would allow nothing else, either.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'document.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
}

/** Every operation of the document, with its method in capitals and its path. */
export function operationsOf(document: OpenApi): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Validators for schemas inside one document, by where they are. */
export class Schemas {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });

  constructor(document: object) {
    this.ajv.addSchema(document, 'document');
  }

  /** Throws, with what is wrong, unless `value` is as the schema at that place says. */
  hold(place: Pointer, value: unknown): void {
    const validate = this.ajv.getSchema(`document#${place}`) as ValidateFunction | undefined;
    if (!validate) throw new Error(`the document has no schema at ${place}`);
    if (validate(value)) return;
    const faults = validate.errors?.map((fault) => `${fault.instancePath} ${fault.message}`).join('; ');
    throw new Error(`not as ${place} says: ${faults}\n${JSON.stringify(value).slice(0, 2000)}`);
  }
}

export function pointer(...steps: string[]): Pointer {
  return steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}

function codesOf(operation: Operation): string[] {
  return Object.values(operation.responses).flatMap(({ content }) =>
    (content?.['application/problem+json']?.schema.allOf ?? []).flatMap((part) => part.properties?.code?.enum ?? []),
  );
}

/** Throws unless the server's OpenAPI document has the error among the answers of the operation that was asked for. */
export async function holdDocumented(server: Server, method: string, path: string, code: string): Promise<void> {
  const document = await keptDocument<OpenApi>(server, 'openapi');
  const asked = path.split('?')[0]!;
  const found = operationsOf(document).find(
    (known) => known.method === method && new RegExp(`^${known.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  );
  const codes = found ? codesOf(found.operation) : document['x-errors-without-route'];
  if (codes.includes(code)) return;
  throw new Error(`add "${code}" to "errors" of "${method} ${found?.path ?? asked}" in protocol/api/http.json`);
}

/** Throws unless the server's AsyncAPI document has the error among those that answer a message of that type. */
export async function holdReplyDocumented(server: Server, type: string, code: string): Promise<void> {
  const document = await keptDocument<AsyncApi>(server, 'asyncapi');
  const operation = document.operations[type];
  if (operation === undefined && code === 'unknown_message') return;
  if (operation?.['x-errors']?.includes(code)) return;
  throw new Error(`add "${code}" to "errors" of "${type}" in protocol/api/websocket.json`);
}
