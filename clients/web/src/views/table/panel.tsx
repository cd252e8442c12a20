import type { State } from '../../protocol/types';
import type { Parts, Reading } from '../../session/ports';
import { GhostSupply } from '../knowing/ghost_supply';
import { TilesLeft } from '../knowing/tiles_left';
import { OddsCard } from './odds_line';
import { Hounds, Score } from './score';
import { FoldedStory } from './story';

/** Everything there is to know beside the board. */
export function Panel({ session, state }: { session: Reading & Parts<'odds'>; state: State }) {
  return (
    <>
      {state.goal !== null && <Score state={state} goal={state.goal} />}
      <OddsCard session={session} state={state} />
      <GhostSupply table={session.table} state={state} />
      <Hounds hounds={state.hounds} />
      <TilesLeft knowing={session.knowing} state={state} />
      <FoldedStory session={session} />
    </>
  );
}
