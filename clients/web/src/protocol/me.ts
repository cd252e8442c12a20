import { ApiError, bearer, get, post, request, send } from './api';
import type * as wire from './generated';

export type { Invitation, PlayerEvent, PlayerGame } from './generated';

/** The server says something every 30 s; a stream that is silent for longer is none any more. */
const kSilenceMs = 45_000;
/** The longest line, in characters: a hundred games take less than a tenth of it. */
const kLongestLine = 1 << 20;

export async function renameMe(token: string, name: string): Promise<wire.PlayerProfile> {
  return (await send<wire.PlayerAnswer>('PATCH', '/me', { name }, token)).player;
}

/** Another token; the old one ends at once, on every device. */
export function renewMe(token: string): Promise<wire.PlayerToken> {
  return post('/me/token', undefined, token);
}

/** The player and their bots are removed from everything that the server keeps. */
export function forgetMe(token: string): Promise<wire.Forgotten> {
  return send('DELETE', '/me', undefined, token);
}

/** Everything that the server keeps of the player, as the text of a file. */
export async function exportMe(token: string): Promise<string> {
  return (await request('/me/export', { headers: bearer(token) })).text();
}

/** Games that are played or waited for, as many as there are in a list at most. */
export async function getMyGames(token: string): Promise<wire.PlayerGame[]> {
  return (await get<wire.PlayerGames>('/me/games?limit=100', token)).games;
}

/** Games that are over, the last to begin first; `before` is the `next` of the page before. */
export function getMyPast(token: string, limit: number, before: string | null = null): Promise<wire.PlayerGames> {
  const more = before === null ? '' : `&before=${encodeURIComponent(before)}`;
  return get(`/me/games?status=over&limit=${limit}${more}`, token);
}

export async function getInvitations(token: string): Promise<wire.Invitation[]> {
  return (await get<wire.Invitations>('/me/invitations', token)).invitations;
}

/** Declines the invitation to a room; gives those that are left. */
export async function declineInvitation(token: string, room: string): Promise<wire.Invitation[]> {
  const path = `/me/invitations/${encodeURIComponent(room)}`;
  return (await send<wire.Invitations>('DELETE', path, undefined, token)).invitations;
}

/** The next part of a stream, or `unreachable` if none comes in time. */
async function partOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, refuse) => {
    late = setTimeout(() => refuse(new ApiError('unreachable')), kSilenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * What happens in all rooms of the player, as it happens; the first is what there is. Ends when the server ends it,
 * throws an `ApiError` when it is refused or silent for too long, and whatever `stop` throws.
 */
export async function* followMe(token: string, stop: AbortSignal): AsyncGenerator<wire.PlayerEvent> {
  const response = await request('/me/events', { headers: bearer(token), signal: stop, cache: 'no-store' });
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  try {
    for (let rest = ''; ; ) {
      const { value, done } = await partOf(reader);
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop()!;
      if (rest.length > kLongestLine) throw new ApiError('unreachable');
      for (const line of lines) if (line !== '') yield JSON.parse(line) as wire.PlayerEvent;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
