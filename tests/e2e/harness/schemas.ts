import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../protocol/schema/', import.meta.url);

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: false, discriminator: false });
for (const file of readdirSync(folder)) {
  if (file.endsWith('.schema.json')) ajv.addSchema(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

function validator(name: string): ValidateFunction {
  const found = ajv.getSchema(`urn:mistward:protocol:1:${name}`);
  if (!found) throw new Error(`protocol/schema has no schema ${name}`);
  return found as ValidateFunction;
}

/** Throws, with what is wrong and the document, unless `document` is as the schema `name` says. */
export function holdAgainst(name: string, document: unknown): void {
  const valid = validator(name);
  if (valid(document)) return;
  const faults = valid.errors?.map((fault) => `${fault.instancePath} ${fault.message}`).join('; ');
  throw new Error(`not a ${name}: ${faults}\n${JSON.stringify(document).slice(0, 2000)}`);
}
