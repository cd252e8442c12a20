import { codeOf } from '../protocol/api';
import { exportMe, forgetMe, getMyGames, renameMe, renewMe, type PlayerGame } from '../protocol/me';
import { getMe } from '../protocol/players';
import { keepPlayer, player, secretRefused, type Player } from './player';
import { Refusals } from './refusals';
import { forgetVisit, rememberName } from './seats';
import { forgetSeen } from './shell';
import { mine } from './mine';
import { endPush } from './push';

/** Somebody who can be brought to this browser, with the games that they have. */
export interface Arrival {
  player: Player;
  games: PlayerGame[];
}

/** Whose secret that is and what is in it; an `ApiError` if nothing is, or nobody can say. */
export async function lookAtArrival(secret: string): Promise<Arrival> {
  const [{ id, name }, games] = await Promise.all([getMe(secret), getMyGames(secret)]);
  return { player: { id, name, token: secret }, games };
}

/** From now on they play in this browser. */
export function welcome({ player }: Arrival): void {
  keepPlayer(player);
  rememberName(player.name);
}

/** What the player of this browser can do with what belongs to them. */
export class You {
  readonly refusals = new Refusals();

  /** False if the server refused; `refusals` says what. */
  rename(name: string): Promise<boolean> {
    return this.act(async (me) => {
      const renamed = await renameMe(me.token, name);
      keepPlayer({ ...me, name: renamed.name });
      rememberName(renamed.name);
    });
  }

  /** Ends every other device, and every link that was shown before. */
  renew(): Promise<boolean> {
    return this.act(async (me) => keepPlayer(await renewMe(me.token)));
  }

  /** Everything that the server keeps of the player, as a file; null if it was refused. */
  async exported(): Promise<File | null> {
    let text = '';
    const had = await this.act(async (me) => void (text = await exportMe(me.token)));
    return had ? new File([text], 'mistward-player.json', { type: 'application/json' }) : null;
  }

  /** Forgets the player, at the server and here. */
  forget(): Promise<boolean> {
    return this.act(async (me) => {
      await forgetMe(me.token);
      const { games = [], past = [] } = mine.peek() ?? {};
      for (const { room } of [...games, ...past]) forgetVisit(room);
      rememberName('');
      await forgetSeen();
      keepPlayer(null);
      await endPush();
    });
  }

  private async act(act: (me: Player) => Promise<void>): Promise<boolean> {
    const me = player.peek();
    if (!me) return false;
    let ended = false;
    await this.refusals.tell(async () => {
      try {
        await act(me);
      } catch (error) {
        // That nobody plays here any more is told by itself.
        ended = codeOf(error) === 'unauthorized';
        if (!ended) throw error;
        await secretRefused(me.token);
      }
    });
    return !ended && this.refusals.code.peek() === null;
  }
}
