import { useLayoutEffect } from 'preact/hooks';

import type { Replay } from '../../session/replay';
import type { Rewind } from '../../session/rewind';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { DrawnTile } from '../rewind/drawn_tile';
import { Happened } from '../telling/happened';
import { kSpeeds, usePlayback, type Playback } from './playback';
import { replayKey } from '../rewind/replay_keys';
import { Steps } from '../rewind/steps';

function PlayButton({ playing, toggle }: Playback) {
  const says = playing.value ? words.replay.pause : words.replay.play;
  return (
    <button type="button" class="tool play" title={says} aria-label={says} onClick={toggle}>
      <Icon name={playing.value ? 'pause' : 'play'} />
    </button>
  );
}

function Speed({ speed }: Playback) {
  return (
    <select
      class="speed"
      aria-label={words.replay.speed}
      value={String(speed.value)}
      onChange={(event) => (speed.value = Number(event.currentTarget.value))}
    >
      {kSpeeds.map((factor) => (
        <option key={factor} value={String(factor)}>
          {words.replay.times(factor)}
        </option>
      ))}
    </select>
  );
}

function Slider({ rewind }: { rewind: Rewind }) {
  const { seq } = rewind.shown.value;
  const { first, last } = rewind.timeline.value;
  return (
    <input
      class="slider"
      type="range"
      min={first}
      max={last}
      value={seq}
      aria-label={words.replay.moment}
      aria-valuetext={words.replay.moveOf(seq, last)}
      onInput={(event) => rewind.to(Number(event.currentTarget.value))}
    />
  );
}

/** Says what happened at the moment that is shown, and leads through the game. */
export function ReplayBar({ replay, spoilers }: { replay: Replay; spoilers: boolean }) {
  const { rewind } = replay.table;
  const playback = usePlayback(rewind);
  const { seq, state } = rewind.shown.value;
  const { last } = rewind.timeline.value;
  const over = state?.outcome !== 'undecided';
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => replayKey(event, rewind, { toggle: playback.toggle, end: spoilers });
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  });
  return (
    <section class="action replay">
      <DrawnTile table={replay.table} />
      <div class="saying">
        <p class="ask">{spoilers || over ? words.replay.moveOf(seq, last) : words.replay.move(seq)}</p>
        <Happened table={replay.table} />
      </div>
      <div class="controls">
        <div class="along">
          {spoilers && <Slider rewind={rewind} />}
          <Speed {...playback} />
        </div>
        <Steps rewind={rewind} toEnd={spoilers}>
          <PlayButton {...playback} />
        </Steps>
      </div>
    </section>
  );
}
