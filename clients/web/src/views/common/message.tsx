import { go } from '../../session/route';
import { words } from '../../words';
import { PageHeader } from './page_header';
import { GhostPicture } from './pieces';

/** Whether an error says that there is nothing where a link led. */
export const leadsNowhere = (code: string) => code.endsWith('_not_found');

interface MessageProps {
  text: string;
  /** Whether a link led here, and nothing is here; then why that may be is told as well. */
  lost?: boolean;
  /** What somebody else said of it. */
  more?: string | null;
}

/** A view that only says something. */
export function Message({ text, lost = false, more = null }: MessageProps) {
  return (
    <div class="lobby">
      <PageHeader />
      <main class="message card">
        <GhostPicture />
        <h1>{text}</h1>
        {more !== null && (
          <p class="quiet">
            <bdi>{more}</bdi>
          </p>
        )}
        {lost && <p class="quiet">{words.page.notFoundHint}</p>}
        <button type="button" class="button primary" onClick={() => go('/')}>
          {words.page.toStart}
        </button>
      </main>
    </div>
  );
}
