const number = (name: string, usual: number) => Number(process.env[`MISTWARD_FIRE_${name}`] ?? usual);

/** Kills of the whole process. */
export const kills = number('ROUNDS', 20);
/** Stops in each state. */
export const stops = number('STOPS', 3);
/** How long the soak lasts. */
export const soakSeconds = number('SOAK', 30);
/** How long each abuse lasts, and as long before it the game beside it is measured. */
export const abuseSeconds = number('ABUSE', 2);
/** By how much something slows the server down: a sanitizer does. Rows may take that much longer, and the server that much more time and memory. */
export const slow = number('SLOW', 1);
/** How long a stop may take, as a client sees it: the three seconds that are promised, and two for a machine that does other things, too. */
export const stopSeconds = 5 * slow;
/** Whether deadlines of a minute are waited for. */
export const patient = number('PATIENT', 0) !== 0;
