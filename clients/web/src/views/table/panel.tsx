import { isTogether } from '../../game/standing';
import type { Colour, Room, Seat, State, Stock } from '../../protocol/types';
import { nameOf } from '../../session/names';
import type { Parts, Reading, Seating } from '../../session/ports';
import { words } from '../../words';
import { Later } from '../common/later';
import { MeeplePicture } from '../common/pieces';
import { Watchers } from '../common/watchers';
import { SeatActions } from '../team/seat_actions';
import { TimeLeft } from '../team/time_left';
import { GhostSupply } from './knowing/ghost_supply';
import { TilesLeft } from './knowing/tiles_left';
import { Whereabouts } from './knowing/whereabouts';
import { OddsCard } from './odds_line';
import { Hounds, Score } from './score';
import { Story } from './story';

const stockOf = (stock: Stock | undefined) => Object.entries(stock ?? {}) as [Colour, number][];

function StockOf({ stock, guard }: { stock: Stock | undefined; guard: boolean }) {
  return (
    <>
      {stockOf(stock).map(([colour, n]) => (
        <span
          key={colour}
          class={n === 0 ? 'stock none' : 'stock'}
          role="img"
          aria-label={words.status.supply(colour, guard, n)}
        >
          <MeeplePicture colour={colour} guard={guard} />
          {n}
        </span>
      ))}
    </>
  );
}

/** What a player has in hand, and which guards can still be won. */
function Hand({ state, index }: { state: State; index: number }) {
  const general = stockOf(state.general_guards[index])[0]?.[1];
  return (
    <span class="supply">
      <StockOf stock={state.supplies[index]} guard={false} />
      <StockOf stock={state.guards[index]} guard />
      {general !== undefined && (
        <small class="general" role="img" aria-label={words.status.generalGuards(general)}>
          +{general}
        </small>
      )}
    </span>
  );
}

/** In a game against each other, the player's points. */
function OwnPoints({ state, index }: { state: State; index: number }) {
  const track = state.tracks.find(({ colour }) => state.supplies[index]?.[colour] !== undefined);
  if (isTogether(state) || !track) return null;
  return (
    <b class="own-points" role="img" aria-label={words.points(track.points)}>
      {track.points}
    </b>
  );
}

interface PlayerProps {
  session: Reading & Seating;
  room: Room;
  state: State;
  index: number;
}

/** Who sits there, if anybody, and whether they are here. */
function presenceOf(seat: Seat | undefined): string | null {
  if (!seat?.taken) return words.team.freeSeat;
  if (seat.kind === 'companion') return null;
  if (seat.absent) return words.team.absent;
  return seat.connected ? null : words.lobby.away;
}

function Player({ session, room, state, index }: PlayerProps) {
  const here = session.screen.here.value.has(index);
  const you = here && !session.screen.shared.value;
  const seat = room.seats[index];
  const name = nameOf(seat, index);
  const presence = presenceOf(seat);
  const active = state.player === index && state.outcome === 'undecided';
  return (
    <li class={active ? 'player active' : 'player'} data-seat={index} {...(active ? { 'aria-current': 'true' } : {})}>
      <span class={seat?.connected ? 'presence here' : 'presence'} title={seat?.connected ? words.lobby.here : words.lobby.away} />
      <span class="who" title={name}>
        {name}
        {you && name !== words.lesson.pupil && <small> ({words.lobby.you})</small>}
        {here && !you && <small> ({words.screen.here})</small>}
        {seat?.kind === 'bot' && <small> ({words.lobby.bot})</small>}
        {presence && <small> · {presence}</small>}
      </span>
      <TimeLeft table={session.table} seat={index} />
      <Hand state={state} index={index} />
      <OwnPoints state={state} index={index} />
      {seat && <SeatActions session={session} room={room} seat={seat} />}
    </li>
  );
}

function Players({ session, state }: { session: Reading & Seating; state: State }) {
  const room = session.table.room.value;
  if (!room) return null;
  return (
    <section class="card players">
      <h2>
        {words.status.players}
        <span class="figure">{words.status.turn(state.turn)}</span>
      </h2>
      <ul>
        {Array.from({ length: state.players }, (_, i) => (
          <Player key={i} session={session} room={room} state={state} index={i} />
        ))}
      </ul>
      <Watchers table={session.table} />
    </section>
  );
}

/** Everything there is to know beside the board. */
export function Panel({ session, state }: { session: Reading & Seating & Parts<'odds'>; state: State }) {
  return (
    <>
      {state.goal !== null && <Score state={state} goal={state.goal} />}
      <OddsCard session={session} state={state} />
      <GhostSupply table={session.table} state={state} />
      <Hounds hounds={state.hounds} />
      <TilesLeft knowing={session.knowing} state={state} />
      <Players session={session} state={state} />
      <Whereabouts session={session} state={state} />
      <Later>
        <Story session={session} />
      </Later>
    </>
  );
}
