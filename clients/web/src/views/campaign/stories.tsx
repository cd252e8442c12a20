import { useSignal } from '@preact/signals';

import { keptStories } from '../../session/stories';
import { language, words } from '../../words';
import { fetchAfterWords } from '../../words/after';
import { onDemand } from '../common/on_demand';

const StoryPage = onDemand(async () => {
  const [{ StoryPage }] = await Promise.all([import('../after/story_list'), fetchAfterWords(language())]);
  return StoryPage;
});

/** The stories of the games that were finished here; nothing before there is one. */
export function Stories() {
  const opened = useSignal(false);
  const stories = keptStories();
  if (stories.length === 0) return null;
  return (
    <details class="unfold stories" onToggle={({ currentTarget: { open } }) => open && (opened.value = true)}>
      <summary>{words.campaign.stories(stories.length)}</summary>
      {opened.value && <StoryPage stories={stories} />}
    </details>
  );
}
