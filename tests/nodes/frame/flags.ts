const number = (name: string, usual: number) => Number(process.env[`MISTWARD_NODES_${name}`] ?? usual);

/** Rounds of a fault each. */
export const rounds = number('ROUNDS', 20);
/** What the faults and the games follow from. */
export const seed = number('SEED', Math.floor(Math.random() * 2 ** 31));
/** Nodes at a time. */
export const nodeCount = number('COUNT', 4);
/** The faults to choose from, by their names; all of them without. */
export const chosenFaults = (process.env['MISTWARD_NODES_FAULT'] ?? '').split(',').filter((name) => name !== '');
/** Kills whose recovery is timed. */
export const timedKills = number('KILLS', 50);
/** Rolling restarts that are timed. */
export const timedRestarts = number('RESTARTS', 5);
/** From a fault, and again from its end, until everybody has played on. */
export const boundSeconds = number('BOUND', 30);
