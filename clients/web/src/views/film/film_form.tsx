import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { Timeline } from '../../game/timeline';
import { getGameLog, getGamePosition } from '../../protocol/games';
import type { TableToRead } from '../../session/ports';
import { afterWords } from '../../words/after';
import { handOut } from '../common/hand_out';
import { endingOf, subtitleOf } from './subtitles';

const kMegabyte = 1_000_000;

/** The whole game: as it was followed, or fetched by who came later. */
async function wholeGame({ log }: TableToRead, game: string): Promise<Timeline> {
  const { base, updates } = log.value;
  if (base.seq === 0 && base.state) return new Timeline(base, updates);
  const [beginning, all] = await Promise.all([getGamePosition(game, 0), getGameLog(game)]);
  return new Timeline(beginning, all);
}

/** How far the film is. */
type Phase = { now: 'idle' | 'failed' } | { now: 'busy'; done: number } | { now: 'made'; film: Blob };

interface FilmFormProps {
  table: TableToRead;
  game: string;
}

/** The film being made, which ends with the view or when somebody wants no more of it. */
function useFilm({ table, game }: FilmFormProps) {
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
    if (!atlas) return;
    const own = new AbortController();
    running.current = own;
    phase.value = { now: 'busy', done: 0 };
    try {
      const [timeline, { makeFilm }] = await Promise.all([wholeGame(table, game), import('./make_film')]);
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

/** What is asked before a film is made, how far it is, and the film. */
export function FilmForm(props: FilmFormProps) {
  const { phase, names, wish, make, cancel } = useFilm(props);
  const form = useRef<HTMLDivElement>(null);
  // It opens at the foot of what is scrolled: without this nothing seems to have come.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), []);
  const say = afterWords()?.film;
  if (!say) return null;
  return (
    <div class="film-form" data-phase={phase.now} ref={form}>
      <p class="quiet">{say.lead}</p>
      <label class="check">
        <input type="checkbox" checked={names} onChange={(event) => wish(event.currentTarget.checked)} />
        <span>{say.names}</span>
      </label>
      {phase.now === 'failed' && (
        <p class="notice" role="alert">
          {say.failed}
        </p>
      )}
      {phase.now === 'busy' && <progress max={1} value={phase.done} aria-label={say.making} />}
      <div class="buttons">
        {phase.now === 'made' ? (
          <button
            type="button"
            class="button small"
            onClick={() => void handOut(new File([phase.film], `${props.game}.gif`, { type: 'image/gif' }))}
          >
            {say.save(phase.film.size / kMegabyte)}
          </button>
        ) : phase.now === 'busy' ? (
          <button type="button" class="button small" onClick={cancel}>
            {say.cancel}
          </button>
        ) : (
          <button type="button" class="button small" onClick={() => void make()}>
            {phase.now === 'failed' ? say.retry : say.make}
          </button>
        )}
      </div>
      <p class="unseen" role="status">
        {phase.now === 'busy' ? say.making : phase.now === 'made' ? say.save(phase.film.size / kMegabyte) : ''}
      </p>
    </div>
  );
}
