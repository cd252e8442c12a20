import { useLayoutEffect } from 'preact/hooks';

import { isOver, isTogether } from '../../game/standing';
import type { State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { DrawnTile } from '../rewind/drawn_tile';
import { replayKey } from '../rewind/replay_keys';
import { Steps } from '../rewind/steps';
import { Happened } from '../telling/happened';
import { subtitleOf } from '../telling/subtitles';
import { usePlayback, type Playback } from './playback';

function PlayButton({ playback: { playing, toggle }, lead }: { playback: Playback; lead: boolean }) {
  const says = playing.value ? words.replay.pause : words.replay.play;
  return (
    <button type="button" class={lead ? 'tool play lead' : 'tool play'} title={says} aria-label={says} onClick={toggle}>
      <Icon name={playing.value ? 'pause' : 'play'} />
    </button>
  );
}

interface ScrubProps {
  table: TableToRead;
  state: State;
  /** Whether the length of the game may be seen. */
  told: boolean;
  /** Whether to play it is what is done here first. */
  lead: boolean;
}

/** Leads through the game under its board, by hand and by keys, and says what stands there at an earlier moment. */
export function Scrub({ table, state, told, lead }: ScrubProps) {
  const { rewind } = table;
  const playback = usePlayback(rewind);
  const { seq } = rewind.shown.value;
  const { first, last } = rewind.timeline.value;
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => replayKey(event, rewind, { toggle: playback.toggle, end: told });
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  });
  const { title, line } = subtitleOf(table, true)(state, state.turn);
  return (
    <section class={isOver(state) ? 'scrub' : 'scrub past'} aria-label={words.replay.moment}>
      <Steps rewind={rewind}>
        <PlayButton playback={playback} lead={lead} />
      </Steps>
      {told && (
        <input
          class="slider"
          type="range"
          min={first}
          max={last}
          value={seq}
          aria-label={words.replay.moment}
          aria-valuetext={`${title}. ${line}`}
          onInput={(event) => rewind.to(Number(event.currentTarget.value))}
        />
      )}
      <div class="moment">
        <DrawnTile table={table} />
        {!isOver(state) && (
          <div>
            <p class="ask">{isTogether(state) ? `${title} · ${line}` : title}</p>
            <Happened table={table} />
          </div>
        )}
      </div>
    </section>
  );
}
