import { onDemand } from './common/on_demand';

/** Fetched when a room is entered, so that the start page is there sooner. */
export const RoomView = onDemand(async () => (await import('./room_view')).RoomView);
