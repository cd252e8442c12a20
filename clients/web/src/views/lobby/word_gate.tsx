import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { Notes } from '../common/notes';
import { PageHeader } from '../common/page_header';
import { Refusal } from '../common/refusal';
import { WordForm } from '../common/word_form';

/** A room that shows itself only to those who know its word. */
export function WordGate({ session }: { session: Parts<'entry' | 'refusals' | 'line' | 'table' | 'acts'> }) {
  return (
    <div class="lobby">
      <PageHeader />
      <Notes session={session} />
      <main>
        <section class="card word-gate">
          <h1>{words.word.shut}</h1>
          <WordForm entry={session.entry} />
        </section>
        <Refusal refusals={session.refusals} />
      </main>
    </div>
  );
}
