import { ProtocolViolation } from './errors.js';

/** The object that a stranger's text says; throws `ProtocolViolation` if it says anything else. */
export function readObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ProtocolViolation(`the server sent something that is not JSON: ${String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolViolation('the server sent JSON that is not an object');
  }
  return value as Record<string, unknown>;
}
