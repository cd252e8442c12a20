import type { Room, State } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { GhostPicture, MeeplePicture } from '../common/pieces';
import { Story } from './story';
import { Track } from './track';

/** With so few ghosts left, one tile can lose the game. */
export const kFewGhosts = 3;

function Score({ state }: { state: State }) {
  const points = state.tracks[0]?.points ?? 0;
  return (
    <section class="card score">
      <h2>
        {words.status.points}
        <span class="figure">
          <b>{points}</b> / {state.goal}
        </span>
      </h2>
      <Track state={state} />
    </section>
  );
}

function GhostSupply({ state }: { state: State }) {
  const { supply, total } = state.ghosts;
  const low = supply <= kFewGhosts;
  return (
    <section class={low ? 'card ghosts-left low' : 'card ghosts-left'}>
      <h2>
        {words.status.ghosts}
        <span class="figure">
          <b>{supply}</b> / {total}
        </span>
      </h2>
      <p class="ghost-row" role="img" aria-label={words.status.ghostsOf(supply, total)}>
        {Array.from({ length: total }, (_, i) => (
          <GhostPicture key={i} away={i >= supply} />
        ))}
      </p>
      {low && <p class="warning">{words.status.ghostsLow}</p>}
    </section>
  );
}

function Player({ room, state, index, you }: { room: Room; state: State; index: number; you: boolean }) {
  const seat = room.seats[index];
  const active = state.player === index && state.outcome === 'undecided';
  const supply = Object.entries(state.supplies[index] ?? {}) as [keyof typeof words.colours, number][];
  return (
    <li class={active ? 'player active' : 'player'} {...(active ? { 'aria-current': 'true' } : {})}>
      <span class={seat?.connected ? 'presence here' : 'presence'} title={seat?.connected ? words.lobby.here : words.lobby.away} />
      <span class="who">
        {seat?.name ?? words.status.player(index + 1)}
        {you && <small> ({words.lobby.you})</small>}
        {seat?.kind === 'bot' && <small> ({words.lobby.bot})</small>}
        {seat && !seat.connected && <small> · {words.lobby.away}</small>}
      </span>
      <span class="supply">
        {supply.map(([colour, n]) => (
          <span key={colour} class={n === 0 ? 'stock none' : 'stock'} role="img" aria-label={words.status.supply(colour, n)}>
            <MeeplePicture colour={colour} />
            {n}
          </span>
        ))}
      </span>
    </li>
  );
}

function Players({ session, state }: { session: RoomSession; state: State }) {
  const room = session.room.value;
  if (!room) return null;
  return (
    <section class="card players">
      <h2>
        {words.status.players}
        <span class="figure">{words.status.turn(state.turn)}</span>
      </h2>
      <ul>
        {Array.from({ length: state.players }, (_, i) => (
          <Player key={i} room={room} state={state} index={i} you={session.log.value.seat === i} />
        ))}
      </ul>
      {room.spectators > 0 && <p class="quiet">{words.lobby.spectators(room.spectators)}</p>}
    </section>
  );
}

function TilesLeft({ state }: { state: State }) {
  const left = state.piles.reduce((sum, pile) => sum + pile, 0);
  return (
    <section class="card tiles-left">
      <h2>
        {words.status.tiles}
        <span class="figure">
          <b>{left}</b>
        </span>
      </h2>
    </section>
  );
}

/** Everything there is to know beside the board. */
export function Panel({ session, state }: { session: RoomSession; state: State }) {
  return (
    <>
      <Score state={state} />
      <GhostSupply state={state} />
      <TilesLeft state={state} />
      <Players session={session} state={state} />
      <Story session={session} />
    </>
  );
}
