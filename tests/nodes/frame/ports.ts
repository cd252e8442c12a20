const attempts = 20;

/**
 * Listens on a port that nobody has, and resolves with it. It is below those that the system gives to outgoing
 * connections, so that it can be left and taken again. Somebody may take it between any look and the start, so the start
 * itself tells.
 */
export async function listenSomewhere(listen: (port: number) => Promise<unknown>): Promise<number> {
  for (let left = attempts; ; left -= 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    try {
      await listen(port);
      return port;
    } catch (error) {
      if (left === 0 || !/EADDRINUSE|could not bind/.test((error as Error).message)) throw error;
    }
  }
}
