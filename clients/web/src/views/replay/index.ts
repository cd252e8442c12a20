import { onDemand } from '../common/on_demand';

/** Fetched when a game is looked back at. */
export const ReplayView = onDemand(async () => (await import('./replay_view')).ReplayView);
