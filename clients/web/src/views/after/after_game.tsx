import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Replay } from '../../session/replay';
import { gamePath } from '../../session/route';
import { wordsForError } from '../../words';
import { Loading } from '../common/loading';
import { Message } from '../common/message';
import { AfterView } from './after_view';

/** The address follows the moment this long after the last step, so that it does not flicker by. */
const kAddressMs = 300;

/** Keeps the moment that is shown in the address, for a reload and for whoever copies it there. */
function useAddress(replay: Replay): void {
  useSignalEffect(() => {
    if (replay.table.now.value.state === null) return;
    const path = gamePath(replay.id, replay.table.now.value.seq);
    const timer = setTimeout(() => history.replaceState(history.state, '', path), kAddressMs);
    return () => clearTimeout(timer);
  });
}

/** A game that is told again, by its link. */
export function AfterGame({ game, seq }: { game: string; seq: number }) {
  const replay = useMemo(() => new Replay(game, seq), [game]);
  useAddress(replay);
  useEffect(() => {
    void replay.open();
  }, [replay]);
  const record = replay.record.value;
  const missing = replay.missing.value;
  if (missing) return <Message text={wordsForError(missing)} />;
  return record ? <AfterView session={replay} game={game} record={record} room={null} /> : <Loading />;
}
