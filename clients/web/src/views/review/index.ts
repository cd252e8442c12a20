import { language } from '../../words';
import { fetchAfterWords } from '../../words/after';
import { onDemand } from '../common/on_demand';

/** Fetched when a game is over or looked back at, and not before. */
export const GameReview = onDemand(async () => {
  const [{ GameReview }] = await Promise.all([import('./game_review'), fetchAfterWords(language())]);
  return GameReview;
});
