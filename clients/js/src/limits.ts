/** What a server may send: nothing of it may take more memory or time than this. */

/** The longest message on a WebSocket, in bytes; the longest that the server makes has less than a tenth of it. */
export const kLongestMessage = 4 * 1024 * 1024;
/** The longest answer over HTTP, in bytes; a log with everything that was legal is the longest that there is. */
export const kLongestAnswer = 32 * 1024 * 1024;
/** Messages that wait for the loop over them. */
export const kMostUnreadMessages = 1000;
/** Lines of chat that are kept. */
export const kMostChatLines = 200;
/** Proposals that are kept; a seat has at most three. */
export const kMostProposals = 32;
/** Commands that wait for their answers at a time. */
export const kMostCommands = 64;
/** Snapshots in a row to which the next patch does not fit. */
export const kMostMisfits = 3;
/** A server's wish to be left alone for longer than this is cut to it. */
export const kLongestWaitMs = 60_000;
