import { go } from '../session/route';
import { words } from '../words';
import { PageHeader } from './common/page_header';

/** A view that only says something. */
export function Message({ text }: { text: string }) {
  return (
    <div class="lobby">
      <PageHeader />
      <main class="message card">
        <h1>{text}</h1>
        <button type="button" class="button primary" onClick={() => go('/')}>
          {words.page.toStart}
        </button>
      </main>
    </div>
  );
}
