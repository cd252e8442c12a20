import { useEffect, useState } from 'preact/hooks';

import { Meeple } from '../../art/meeple';
import { figureOf } from '../../game/figure';
import type { TurnStory } from '../../game/history';
import type { GameEvent, Point } from '../../protocol/types';
import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { boardPoint, translate } from '../drawing/board_layers';
import { tellAll } from '../telling/happenings';
import { WhosePlace } from './whose_place';

type Missing = Parts<'table' | 'missed'>;

const kTurnMs = 1_000;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Placed = Extract<GameEvent, { type: 'tile_placed' }>;

const tilesOf = ({ events }: TurnStory): Point[] =>
  events.flatMap(({ event }) => (event.type === 'tile_placed' ? [event as Placed] : []));

/** Where the dragon went in that turn, and where it went on from. */
const walkOf = ({ events }: TurnStory): Point[] => events.flatMap(({ event }) => (event.type === 'dragon_moved' ? [event] : []));

/** Whoever the dragon, a tower or a princess took off the board in that turn. */
const takenIn = ({ events }: TurnStory) =>
  events.flatMap(({ event }) => (event.type === 'meeple_returned' && event.cause !== 'scoring' && event.cause !== 'ghosts' ? [event] : []));

/** A way of the dragon, and who was taken: where they stood, as they were. */
function TakenAndWalked({ turn }: { turn: TurnStory }) {
  const walk = walkOf(turn).map((at) => boardPoint(at, { x: 50, y: 50 }));
  return (
    <g class="reach">
      {walk.length > 1 && <path class="dragon-trail" d={`M${walk.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      {takenIn(turn).map((event, i) => (
        <g key={i} class="missed-taken" transform={translate(boardPoint(event, { x: 50, y: 50 }))}>
          <circle r="21" />
          <Meeple {...figureOf(event)} />
        </g>
      ))}
    </g>
  );
}

/** A turn that was missed: its tile is framed, and whose it is. */
function Turn({ session: { table }, turn }: { session: Missing; turn: TurnStory }) {
  const colour = table.room.value?.seats[turn.player]?.colours[0];
  return (
    <>
      <TakenAndWalked turn={turn} />
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
