import { useMemo } from 'preact/hooks';

import { helpSheet, sectionOf } from '../../session/help';
import { language } from '../../words';
import { fetchHelp } from '../../words/help';
import { onDemand } from '../common/on_demand';
import { PageHeader } from '../common/page_header';
import { HelpSheet } from './help_sheet';

/** The book is large, and most games go without. */
const Book = onDemand(async () => {
  const [{ HelpBook }] = await Promise.all([import('./help_book'), fetchHelp(language())]);
  return HelpBook;
});

/** The help as a view of its own. */
export function HelpPage() {
  const at = useMemo(() => ({ section: sectionOf(location.hash), play: null }), []);
  return (
    <div class="lobby help-page">
      <PageHeader />
      <main>
        <Book at={at} address />
      </main>
    </div>
  );
}

/** The help over whatever is shown, if it is open. */
export function HelpOverView() {
  const open = helpSheet.value;
  if (!open) return null;
  return (
    <HelpSheet>
      <Book at={open} address={false} />
    </HelpSheet>
  );
}
