import type { en } from './en';

/** The shape that every language must have; a missing entry does not compile. */
export type Dictionary = typeof en;
