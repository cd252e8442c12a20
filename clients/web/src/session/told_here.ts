import { lasting, read, write } from './storage';

const kKey = 'mistward.push';

/** Which player this browser tells of their turns, by id; null: none. */
export const toldHere = (): string | null => read<string>(lasting, kKey);

export const keepToldHere = (id: string | null): void => write(lasting, kKey, id);
