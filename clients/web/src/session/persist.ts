import { backoff } from '../connection/backoff';
import { ApiError } from '../protocol/api';

/** Repeats a request while the server cannot be reached. */
export async function persist<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unreachable') throw error;
      await new Promise((again) => setTimeout(again, backoff(attempt, Math.random)));
    }
  }
}
