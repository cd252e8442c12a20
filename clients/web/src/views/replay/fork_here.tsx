import { useSignal } from '@preact/signals';

import { forkGame, type ForkDeck } from '../../protocol/games';
import type { GameSummary } from '../../protocol/types';
import { enter } from '../../session/enter';
import type { Replay } from '../../session/replay';
import { words, wordsForError } from '../../words';

const kDecks = ['fresh', 'same'] as const;

function DeckChoice({ deck, choose }: { deck: ForkDeck; choose: (deck: ForkDeck) => void }) {
  return (
    <fieldset class="labelled">
      <legend>{words.replay.deck}</legend>
      {kDecks.map((each) => (
        <label class="check" key={each}>
          <input type="radio" name="deck" checked={each === deck} onChange={() => choose(each)} />
          <span>{words.replay.decks[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Opens a room whose game goes on from the moment that is shown. */
export function ForkHere({ replay, record }: { replay: Replay; record: GameSummary }) {
  const deck = useSignal<ForkDeck>('fresh');
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const { seq, state } = replay.table.now.value;
  const over = state?.outcome !== 'undecided';
  const fork = async () => {
    busy.value = true;
    refusal.value = await enter((secret) => forkGame(record, seq, deck.value, secret));
    busy.value = false;
  };
  return (
    <details class="unfold">
      <summary>{words.replay.fork}</summary>
      <p class="quiet">{over ? words.replay.forkOver : words.replay.forkLead}</p>
      {record.ended_ms !== null && <DeckChoice deck={deck.value} choose={(chosen) => (deck.value = chosen)} />}
      <button type="button" class="button primary" disabled={over || busy.value} onClick={() => void fork()}>
        {words.replay.forkOpen}
      </button>
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
    </details>
  );
}
