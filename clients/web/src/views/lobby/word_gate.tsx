import type { ComponentChildren } from 'preact';

import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { Notes } from '../common/notes';
import { PageHeader } from '../common/page_header';
import { Refusal } from '../common/refusal';
import { WordForm } from '../common/word_form';

interface WordGateProps {
  session: Parts<'entry' | 'refusals' | 'line' | 'table' | 'acts'>;
  /** Another way in, in place of the word. */
  children?: ComponentChildren;
}

/** A room that shows itself only to those who know its word, or have another way in. */
export function WordGate({ session, children }: WordGateProps) {
  return (
    <div class="lobby">
      <PageHeader />
      <Notes session={session} />
      <main>
        <section class="card word-gate">
          <h1>{words.word.shut}</h1>
          {children ?? <WordForm entry={session.entry} />}
        </section>
        <Refusal refusals={session.refusals} />
      </main>
    </div>
  );
}
