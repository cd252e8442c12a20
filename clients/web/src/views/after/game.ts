import { language } from '../../words';
import { fetchAfterWords } from '../../words/after';
import { onDemand } from '../common/on_demand';

/** Fetched when a game is looked back at. */
export const AfterGame = onDemand(async () => {
  const [{ AfterGame }] = await Promise.all([import('./after_game'), fetchAfterWords(language())]);
  return AfterGame;
});
