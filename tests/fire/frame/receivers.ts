import { MuteReceiver } from '../../e2e/harness/mute_receiver.ts';
import { Receiver } from '../../e2e/harness/receiver.ts';
import type { Server } from '../../e2e/harness/server.ts';
import { demand } from './requests.ts';

type Door = Pick<Server, 'url'>;

const players = '/api/v1/players';
const webhook = '/api/v1/me/webhook';

interface Player {
  id: string;
  token: string;
}

/** Invitations of one room, at most. */
const guests = 16;

const addressOf = (n: number) => `127.0.3.${(n % 200) + 1}`;

/** Players who have a webhook each and are invited, so that there is something to tell them; `urls` has one of each. */
export async function invited(server: Door, urls: string[]): Promise<Player[]> {
  const made: Player[] = [];
  let room = { id: '', owner: '' };
  for (const [n, url] of urls.entries()) {
    const from = addressOf(n);
    const player = await demand<Player>(server, players, { body: { name: `Guest ${n}` }, from });
    await demand(server, webhook, { method: 'PUT', body: { url }, token: player.token, from });
    if (n % guests === 0) {
      const body = { name: 'Fire', game: 'ghosts', seats: 2 };
      const created = await demand<{ room: { id: string }; owner_token: string }>(server, '/api/v1/rooms', { body, from });
      room = { id: created.room.id, owner: created.owner_token };
    }
    await demand(server, `/api/v1/rooms/${room.id}/invitations`, { body: { player: player.id }, token: room.owner, from });
    made.push(player);
  }
  return made;
}

/** So many receivers that say nothing, each at a port of its own. */
export const mutes = (count: number): Promise<MuteReceiver[]> =>
  Promise.all(Array.from({ length: count }, () => MuteReceiver.start()));

/** A receiver that fails for as long as it is asked. */
export async function failing(): Promise<Receiver> {
  const receiver = await Receiver.start();
  receiver.statuses = Array.from({ length: 1000 }, () => 500);
  return receiver;
}
