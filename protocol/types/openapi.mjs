// Prints the schemas as one OpenAPI document, under the names that they have in the server's own:
// `urn:mistward:protocol:1:room` is `room`, and `urn:mistward:protocol:1:common#/$defs/seq` is `seq`.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../schema/', import.meta.url);
const kReference = /^urn:mistward:protocol:1:(?:common#\/\$defs\/)?([a-z0-9_]+)$/;

function nameIn(reference) {
  const [, name] = kReference.exec(reference) ?? [];
  if (name === undefined) throw new Error(`a reference that leads elsewhere: ${reference}`);
  return name;
}

/** The schema with references into this document instead of those from file to file. */
const localized = (schema) =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? `#/components/schemas/${nameIn(value)}` : value,
  );

const schemas = {};

function add(name, schema) {
  if (name in schemas) throw new Error(`two schemas have the name ${name}`);
  schemas[name] = localized(schema);
}

for (const file of readdirSync(folder).sort()) {
  const { $schema, $id, ...schema } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  if (schema.$defs === undefined) add(nameIn($id), schema);
  else for (const [name, part] of Object.entries(schema.$defs)) add(name, part);
}

const info = { title: 'Mistward', version: '1' };
process.stdout.write(JSON.stringify({ openapi: '3.1.0', info, paths: {}, components: { schemas } }));
