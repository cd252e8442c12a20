import { isOver } from '../../game/standing';
import type { Level, Room, State } from '../../protocol/types';
import type { Parts, Seating } from '../../session/ports';
import { go } from '../../session/route';
import { words } from '../../words';
import { ComeAlong } from './come_along';

interface NextStepProps {
  session: Seating & Parts<'onward'>;
  room: Room;
  /** How the game ended. The owner may have chosen another level for the next one since. */
  state: State;
}

/** One step: the level after one that was won, the same again, or along with others who have begun the next game. */
export function NextStep({ session, room, state }: NextStepProps) {
  const { onward, acts, keys } = session;
  const goesOn = state.outcome === 'won' && state.level !== null && state.level < 6 && room.level === state.level;
  const watches = keys.any === null;
  const begin = () => {
    if (watches) return go('/');
    void onward.lead(() => acts.playAgain(goesOn ? ((state.level! + 1) as Level) : undefined));
  };
  const again = !watches && state.outcome === 'lost' ? words.team.tryAgain : words.end.again;
  const step =
    watches || acts.canStart() ? (
      <button type="button" class="button primary" onClick={begin}>
        {!watches && goesOn ? words.team.nextLevel : again}
      </button>
    ) : (
      <p class="quiet">{words.lobby.hostStarts}</p>
    );
  return (
    <>
      <ComeAlong onward={onward} />
      {isOver(state) && !onward.offer.value && step}
    </>
  );
}
