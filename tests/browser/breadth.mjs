/** `script/test all` looks at everything; by itself a run looks at some of what differs in one thing alone. */
const kEverything = process.env.MISTWARD_BREADTH === 'everything';

/** All of it, or what stands for it in the usual run. */
export const inBreadth = (all, usual) => (kEverything ? all : usual);
