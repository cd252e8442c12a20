import { language } from '../../words';
import { fetchAfterWords } from '../../words/after';
import { onDemand } from '../common/on_demand';

/** Fetched when a game is looked back at. */
export const ReplayTakeaways = onDemand(async () => {
  const [{ ReplayTakeaways }] = await Promise.all([import('./replay_takeaways'), fetchAfterWords(language())]);
  return ReplayTakeaways;
});
