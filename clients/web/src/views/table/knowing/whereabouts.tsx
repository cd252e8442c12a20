import type { BoardMeeple, BuriedMeeple, State } from '../../../protocol/types';
import type { Mark } from '../../../session/knowing';
import type { Knowing } from '../../../session/knowing';
import type { Reading, TableToRead } from '../../../session/ports';
import { words } from '../../../words';
import { MeeplePicture } from '../../common/pieces';

interface EntryProps {
  knowing: Knowing;
  figure: Pick<BoardMeeple, 'colour' | 'guard'>;
  mark: Mark;
  says: string;
}

/** One meeple; where it is lights up on the board while it is pointed at. */
function Entry({ knowing, figure, mark, says }: EntryProps) {
  const { feature } = mark;
  const show = () => (knowing.mark.value = mark);
  const hide = () => (knowing.mark.value = null);
  return (
    <li>
      <button
        type="button"
        class="whereabout"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => feature && knowing.keep({ x: feature.x, y: feature.y, segment: feature.segment })}
      >
        <MeeplePicture {...figure} />
        <span>{says}</span>
      </button>
    </li>
  );
}

function saysOf(table: TableToRead, { colour, guard, segment, ghosts, ...at }: BoardMeeple): string {
  const where = words.know.standing(colour, guard, segment, table.where(at));
  return ghosts > 0 ? `${where}; ${words.know.haunted(ghosts)}` : where;
}

interface OfPlayerProps {
  session: Reading;
  meeples: BoardMeeple[];
  buried: BuriedMeeple[];
}

function OfPlayer({ session, meeples, buried }: OfPlayerProps) {
  return (
    <ul>
      {meeples.map((m) => (
        <Entry
          key={`${m.segment}@${m.x},${m.y}`}
          knowing={session.knowing}
          figure={m}
          mark={{ spaces: [m], feature: m }}
          says={saysOf(session.table, m)}
        />
      ))}
      {buried.map((b) => (
        <Entry
          key={`buried@${b.x},${b.y}`}
          knowing={session.knowing}
          figure={{ colour: b.colour, guard: false }}
          mark={{ spaces: [b], feature: null }}
          says={words.know.buried(b.colour, session.table.where(b))}
        />
      ))}
    </ul>
  );
}

/** Where the meeples of all players are, on the board and buried, player by player. */
export function Whereabouts({ session, state }: { session: Reading; state: State }) {
  const players = state.supplies.slice(0, state.players).map((stock, index) => {
    const own = <T extends { colour: BoardMeeple['colour'] }>(all: T[]) => all.filter(({ colour }) => stock[colour] !== undefined);
    return { index, meeples: own(state.meeples), buried: own(state.buried) };
  });
  const there = players.filter(({ meeples, buried }) => meeples.length + buried.length > 0);
  return (
    <details class="card whereabouts">
      <summary>{words.know.meeples}</summary>
      {there.length === 0 && <p class="quiet">{words.know.noMeeples}</p>}
      {there.map(({ index, meeples, buried }) => (
        <section key={index}>
          {state.players > 1 && <h3>{session.table.nameOf(index)}</h3>}
          <OfPlayer session={session} meeples={meeples} buried={buried} />
        </section>
      ))}
    </details>
  );
}
