export { PlanButton } from './plan_button';
export { PlanNote } from './plan_note';
export { Plans } from './plans_sheet';
