import { get, request } from './api';
import type * as wire from './generated';

export type { PlayerToken } from './generated';

/** How long a new player is waited for: whoever wants to sit down shall not have to. */
const kComeMs = 5_000;

/** Somebody new. Fails with `unreachable` after 5 s. */
export async function createPlayer(name: string): Promise<wire.PlayerToken> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ name }), signal: AbortSignal.timeout(kComeMs) };
  return (await (await request('/players', init)).json()) as wire.PlayerToken;
}

/** Whose token that is. */
export async function getMe(token: string): Promise<wire.PlayerProfile> {
  return (await get<wire.PlayerAnswer>('/me', token)).player;
}
