import { go } from '../../session/route';
import { words } from '../../words';
import { PageHeader } from './page_header';
import { GhostPicture } from './pieces';

interface MessageProps {
  text: string;
  /** What somebody else said of it. */
  more?: string | null;
}

/** A view that only says something. */
export function Message({ text, more = null }: MessageProps) {
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
        <button type="button" class="button primary" onClick={() => go('/')}>
          {words.page.toStart}
        </button>
      </main>
    </div>
  );
}
