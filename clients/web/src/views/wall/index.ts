import { onDemand } from '../common/on_demand';

/** Fetched when a screen is to show a room to everybody around it. */
export const WallView = onDemand(async () => (await import('./wall_view')).WallView);
