import { language } from '../../words';
import { fetchYouWords } from '../../words/you';
import { onDemand } from '../common/on_demand';

/** What belongs to whoever plays here, with its words: fetched when it is opened. */
export const YouView = onDemand(async () => {
  const [{ YouPage }] = await Promise.all([import('./you_page'), fetchYouWords(language())]);
  return YouPage;
});
