import { useEffect, useState } from 'preact/hooks';

import type { TurnStory } from '../../game/history';
import type { GameEvent, Point } from '../../protocol/types';
import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { boardPoint } from '../drawing/board_layers';
import { tellAll } from '../telling/happenings';
import { WhosePlace } from './whose_place';

type Missing = Parts<'table' | 'missed'>;

const kTurnMs = 1_000;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Placed = Extract<GameEvent, { type: 'tile_placed' }>;

const tilesOf = ({ events }: TurnStory): Point[] =>
  events.flatMap(({ event }) => (event.type === 'tile_placed' ? [event as Placed] : []));

/** A turn that was missed: its tile is framed, and whose it is. */
function Turn({ session: { table }, turn }: { session: Missing; turn: TurnStory }) {
  const colour = table.room.value?.seats[turn.player]?.colours[0];
  return (
    <>
      {tilesOf(turn).map((tile, i) => (
        <g key={i}>
          <rect class="missed-tile" {...boardPoint(tile)} width="100" height="100" rx="3" />
          <WhosePlace colour={colour} name={table.nameOf(turn.player)} at={boardPoint(tile, { x: 50, y: 0 })} />
        </g>
      ))}
    </>
  );
}

/**
 * What happened meanwhile, one turn after the other: what came later is under a veil until its turn is shown. A press or a
 * key ends it, and does what it does besides. Without motion all tiles are framed until then.
 */
function Turns({ session, turns }: { session: Missing; turns: TurnStory[] }) {
  const { missed } = session;
  const [at, goTo] = useState(still() ? turns.length - 1 : 0);
  useEffect(() => {
    const end = () => missed.seen();
    addEventListener('pointerdown', end, { capture: true });
    addEventListener('keydown', end, { capture: true });
    return () => {
      removeEventListener('pointerdown', end, { capture: true });
      removeEventListener('keydown', end, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (still()) return;
    const timer = setTimeout(() => (at + 1 < turns.length ? goTo(at + 1) : missed.seen()), kTurnMs);
    return () => clearTimeout(timer);
  }, [at]);
  const shown = still() ? turns : turns.slice(at, at + 1);
  return (
    <g class="missed" aria-hidden="true">
      {turns.slice(at + 1).flatMap((turn) => tilesOf(turn).map((tile) => <rect key={`${tile.x},${tile.y}`} class="veil" {...boardPoint(tile)} width="100" height="100" />))}
      {shown.map((turn) => (
        <Turn key={turn.turn} session={session} turn={turn} />
      ))}
    </g>
  );
}

/** Shows on the board what this page's seat has missed. */
export function MissedLayer({ session }: { session: Missing }) {
  const turns = session.missed.turns.value;
  return turns.length > 0 ? <Turns session={session} turns={turns} /> : null;
}

/** Says the same to those who do not see it. */
export function MissedInWords({ session: { table, missed } }: { session: Missing }) {
  const said = missed.turns.value.map(({ turn, player, events }) => {
    const lines = tellAll(table, events.map(({ event }) => event));
    return `${words.status.turnOf(turn, table.nameOf(player))}: ${lines.map(({ heard }) => heard).join(' ')}`;
  });
  return (
    <p class="for-ears" role="status">
      {said.join(' ')}
    </p>
  );
}
