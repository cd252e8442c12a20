import type { PlayerGame } from '../../protocol/me';
import { nameOf } from '../../session/names';
import { gamePath, go, roomPath } from '../../session/route';
import { stageOf } from '../../session/your_rooms';
import { sitInTab } from '../../session/your_seat';
import { words } from '../../words';
import { gameTitle } from '../common/game_name';
import { named } from '../../words/named';
import { Name } from '../common/name';

/** How long ago that was; the server's clock may be ahead of the reader's. */
export function ago(time: string, now: number): string {
  return words.fromNow(Math.min(-1, (Date.parse(time) - now) / 1000));
}

/** How a game of one's own ended, as far as its result says. */
function ending({ result }: PlayerGame): string {
  if (!result || result.outcome === 'finished') return words.start.over;
  return result.outcome === 'won' ? words.replay.won : words.replay.lost;
}

function stageInWords(game: PlayerGame): string {
  const { seats, turn } = game;
  switch (stageOf(game)) {
    case 'mine':
      return words.yourGames.yourTurn;
    case 'theirs':
      return turn === null ? words.start.playing : words.yourGames.turnOf(nameOf(seats[turn], turn));
    case 'waits':
      return words.start.seatsTaken(seats.filter(({ name }) => name !== null).length, seats.length);
    case 'over':
      return ending(game);
  }
}

/** The game, and with whom. */
function about({ seats, seat, ...game }: PlayerGame): string {
  const others = seats.flatMap(({ name, seat: at }) => (name === null || at === seat ? [] : [named(name)]));
  const title = gameTitle(game);
  return others.length === 0 ? title : `${title} · ${words.yourGames.with(others)}`;
}

/** Where one goes on: in the room, or if that has been removed, by looking at the game again. */
function pathOf({ room, room_name, game_id }: PlayerGame): string {
  return room_name === null && game_id !== null ? gamePath(game_id) : roomPath(room);
}

/** One game of the player's; it leads on with it, in their seat. */
export function GameRow({ game, now }: { game: PlayerGame; now: number }) {
  const stage = stageOf(game);
  const path = pathOf(game);
  const goOn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (stage !== 'over') sitInTab(game);
    go(path);
  };
  return (
    <li data-stage={stage}>
      <a class="room-link" href={path} onClick={goOn}>
        <span class="room-title">
          <b title={game.room_name ?? undefined}>{game.room_name === null ? words.yourGames.removed : <Name of={game.room_name} />}</b>
          <span class="quiet">{about(game)}</span>
        </span>
        <span class="game-stage">
          <b>{stageInWords(game)}</b>
          <time class="quiet" dateTime={game.since}>
            {ago(game.since, now)}
          </time>
        </span>
      </a>
    </li>
  );
}
