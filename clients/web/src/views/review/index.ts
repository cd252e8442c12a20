import { onDemand } from '../common/on_demand';

/** Fetched when somebody wants to see how a game went, and not before. */
export const GraphTab = onDemand(async () => (await import('./graph_tab')).GraphTab);
export const LearnTab = onDemand(async () => (await import('./learn_tab')).LearnTab);
