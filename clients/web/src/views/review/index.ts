import { onDemand } from '../common/on_demand';

/** Fetched when a game is over or looked back at, and not before. */
export const GameReview = onDemand(async () => (await import('./game_review')).GameReview);
