import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { codeOf } from '../../protocol/api';
import { player } from '../../session/player';
import { go } from '../../session/route';
import { mine } from '../../session/mine';
import { lookAtArrival, welcome, type Arrival } from '../../session/you';
import { words as pageWords, wordsForError } from '../../words';
import { youWords } from '../../words/you';
import { Dialog } from '../common/dialog';
import { named } from '../../words/named';

/** What the link opens, or the code of why that cannot be said. */
type Found = Arrival | { code: string } | null;

function comeIn(arrival: Arrival): void {
  welcome(arrival);
  go('/');
}

/** Who comes, with what; and who would have to go for that. */
function Question({ arrival, done }: { arrival: Arrival; done: () => void }) {
  const words = youWords()!;
  const me = player.value;
  const { name } = arrival.player;
  const other = me && me.id !== arrival.player.id ? me : null;
  const turns = arrival.games.filter(({ my_turn }) => my_turn).length;
  return (
    <>
      <p>{words.brings(named(name), arrival.games.length, turns)}</p>
      {other && <p class="warning">{words.replaces(named(other.name), mine.value?.games.length ?? 0)}</p>}
      <div class="buttons">
        <button type="button" class="button primary" onClick={() => comeIn(arrival)}>
          {words.playAs(named(name))}
        </button>
        <button type="button" class="button" onClick={done}>
          {other ? words.stay(named(other.name)) : words.notNow}
        </button>
      </div>
    </>
  );
}

function Content({ found, again, done }: { found: Found; again: () => void; done: () => void }) {
  const words = youWords()!;
  if (found === null) return <p role="status">{pageWords.page.loading}</p>;
  if (!('code' in found)) return <Question arrival={found} done={done} />;
  const ended = found.code === 'unauthorized';
  return (
    <>
      <p role="alert">{ended ? words.linkEnded : wordsForError(found.code)}</p>
      {!ended && (
        <button type="button" class="button" onClick={again}>
          {pageWords.line.retry}
        </button>
      )}
    </>
  );
}

/** Asks before anybody plays here by a link that was opened. */
export function Arriving({ secret, done }: { secret: string; done: () => void }) {
  const found = useSignal<Found>(null);
  const look = () => {
    found.value = null;
    lookAtArrival(secret).then(
      (arrival) => (found.value = arrival),
      (error: unknown) => (found.value = { code: codeOf(error) }),
    );
  };
  useEffect(look, [secret]);
  return (
    <Dialog title={youWords()!.arriving} onClose={done}>
      <section>
        <Content found={found.value} again={look} done={done} />
      </section>
    </Dialog>
  );
}
