import type { admin } from './en/admin';

/** Everything that the administration says in one language; a missing entry does not compile. */
export type AdminWords = typeof admin;
