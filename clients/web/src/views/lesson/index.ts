import type { ComponentType } from 'preact';

import type { Guided } from '../../session/ports';
import { onDemand } from '../common/on_demand';

/** The list of lessons. */
export const LearnView = onDemand<object>(async () => (await import('./learn_view')).LearnView as ComponentType<object>);

/** The guide of the lesson that a room is. */
export const GuideCard = onDemand<{ session: Guided }>(async () => (await import('./guide_card')).GuideCard);
