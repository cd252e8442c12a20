import type { Signal } from '@preact/signals';

import type { State } from '../../protocol/types';
import type { Parts, Reading } from '../../session/ports';
import { GhostSupply } from '../knowing/ghost_supply';
import { TilesLeft } from '../knowing/tiles_left';
import { OddsCard } from './odds_line';
import { Hounds, Score } from './score';
import { Story } from './story';

interface PanelProps {
  session: Reading & Parts<'odds'>;
  state: State;
  /** Whether what happened is told as well, which was asked for. */
  told: Signal<boolean>;
}

/** Everything there is to know beside the board. */
export function Panel({ session, state, told }: PanelProps) {
  return (
    <>
      {told.value && <Story session={session} onClose={() => (told.value = false)} />}
      {state.goal !== null && <Score state={state} goal={state.goal} />}
      <OddsCard session={session} state={state} />
      <GhostSupply state={state} />
      <Hounds hounds={state.hounds} />
      <TilesLeft knowing={session.knowing} state={state} />
    </>
  );
}
