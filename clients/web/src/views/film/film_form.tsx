import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import type { TableToRead } from '../../session/ports';
import { afterWords } from '../../words/after';
import { handOut } from '../common/hand_out';
import { endingOf, subtitleOf } from '../telling/subtitles';

const kMegabyte = 1_000_000;

/** How far the film is. */
type Phase = { now: 'idle' | 'failed' } | { now: 'busy'; done: number } | { now: 'made'; film: Blob };

interface FilmFormProps {
  table: TableToRead;
  game: string;
}

/** The film being made, which ends with the view or when somebody wants no more of it. */
function useFilm({ table }: FilmFormProps) {
  const phase = useSignal<Phase>({ now: 'idle' });
  const names = useSignal(false);
  const running = useRef<AbortController | null>(null);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    phase.value = { now: 'idle' };
  };
  useEffect(() => () => running.current?.abort(), []);
  const make = async () => {
    const atlas = table.atlas.value;
    const timeline = table.rewind.timeline.value;
    if (!atlas) return;
    const own = new AbortController();
    running.current = own;
    phase.value = { now: 'busy', done: 0 };
    try {
      const { makeFilm } = await import('./make_film');
      const film = await makeFilm({
        atlas,
        timeline,
        subtitleOf: subtitleOf(table, names.value),
        ending: endingOf(table, timeline.at(timeline.last).state!, names.value),
        told: (done) => own.signal.aborted || (phase.value = { now: 'busy', done }),
        signal: own.signal,
      });
      phase.value = { now: 'made', film };
    } catch {
      if (!own.signal.aborted) phase.value = { now: 'failed' };
    }
  };
  const wish = (wanted: boolean) => {
    cancel();
    names.value = wanted;
  };
  return { phase: phase.value, names: names.value, wish, make, cancel };
}

/** Makes a film of a game that is over, and says how far it is. What draws it is fetched only then. */
export function FilmForm(props: FilmFormProps) {
  const { phase, names, wish, make, cancel } = useFilm(props);
  const say = afterWords()?.film;
  if (!say) return null;
  const save = (film: Blob) => handOut(new File([film], `${props.game}.gif`, { type: 'image/gif' }));
  const [says, act] =
    phase.now === 'made'
      ? [say.save(phase.film.size / kMegabyte), () => save(phase.film)]
      : phase.now === 'busy'
        ? [say.cancel, cancel]
        : [say.make, make];
  return (
    <div class="film-form" data-phase={phase.now}>
      <button type="button" class="button small" onClick={() => void act()}>
        {says}
      </button>
      <label class="check">
        <input type="checkbox" checked={names} onChange={(event) => wish(event.currentTarget.checked)} />
        <span>{say.names}</span>
      </label>
      {phase.now === 'busy' && <progress max={1} value={phase.done} aria-label={say.making} />}
      {phase.now === 'failed' && (
        <p class="notice" role="alert">
          {say.failed}
        </p>
      )}
      <p class="unseen" role="status">
        {phase.now === 'busy' ? say.making : phase.now === 'made' ? says : ''}
      </p>
    </div>
  );
}
