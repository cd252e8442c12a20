// What breaks those who rely on a contract when another one takes its place: see "Changes" of the protocol guide.
import type { Contract, Route } from './contract.ts';
import { type Direction, type Schema, schemaBreaks, type Schemas } from './schema_breaks.ts';

const gone = (before: Iterable<string>, after: Iterable<string>): string[] => {
  const left = new Set(after);
  return [...before].filter((name) => !left.has(name));
};

class Sides {
  constructor(
    private readonly before: Schemas,
    private readonly after: Schemas,
  ) {}

  of(before: Schema, after: Schema, direction: Direction, place: string): string[] {
    return schemaBreaks({ schema: before, schemas: this.before }, { schema: after, schemas: this.after }, direction, place);
  }
}

function routeBreaks(before: Route, after: Route, sides: Sides, name: string): string[] {
  const found = gone(before.errors, after.errors).map((code) => `${name}: the error code ${code} is gone`);
  for (const parameter of Object.keys(after.parameters)) {
    const [was, is] = [before.parameters[parameter], after.parameters[parameter]!];
    if (is.required && !was?.required) found.push(`${name}: the parameter "${parameter}" is required now`);
  }
  for (const [parameter, { schema }] of Object.entries(before.parameters)) {
    const is = after.parameters[parameter];
    if (!is) found.push(`${name}: the parameter "${parameter}" is gone`);
    else found.push(...sides.of(schema, is.schema, 'request', `${name} ${parameter}`));
  }
  if (before.body && !after.body) found.push(`${name}: the body is gone`);
  if (after.body?.required && !before.body?.required) found.push(`${name}: a body is required now`);
  if (before.body && after.body) found.push(...sides.of(before.body.schema, after.body.schema, 'request', `${name} body`));
  for (const [status, schema] of Object.entries(before.answers)) {
    if (!(status in after.answers)) found.push(`${name}: the answer ${status} is gone`);
    else if (schema !== null) found.push(...sides.of(schema, after.answers[status] ?? true, 'answer', `${name} ${status}`));
  }
  return found;
}

/** As sentences, each of which names what is broken; adding breaks nothing. */
export function breaks(before: Contract, after: Contract): string[] {
  const sides = new Sides(before.schemas, after.schemas);
  const found = [
    ...gone(Object.keys(before.routes), Object.keys(after.routes)).map((route) => `the route ${route} is gone`),
    ...gone(before.flags, after.flags).map((flag) => `${flag} is gone`),
    ...gone(Object.keys(before.errors), Object.keys(after.errors)).map((code) => `the error code ${code} is gone`),
  ];
  for (const [code, status] of Object.entries(before.errors)) {
    const now = after.errors[code];
    if (now !== undefined && now !== status) found.push(`the error code ${code} has the status ${now}, not ${status}`);
  }
  for (const [name, route] of Object.entries(before.routes)) {
    const now = after.routes[name];
    if (now) found.push(...routeBreaks(route, now, sides, name));
  }
  for (const [who, direction] of [['client', 'request'], ['server', 'answer']] as const) {
    for (const [type, schema] of Object.entries(before.messages[who])) {
      const now = after.messages[who][type];
      if (now === undefined) found.push(`the message "${type}" of the ${who} is gone`);
      else found.push(...sides.of(schema, now, direction, `message "${type}"`));
    }
  }
  return [...new Set(found)];
}
