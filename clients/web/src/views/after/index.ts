import { language } from '../../words';
import { fetchAfterWords } from '../../words/after';
import { onDemand } from '../common/on_demand';
import { TableView } from '../table/table_view';

/** A room whose game is over; until what shows that is fetched, its table stays. */
export const AfterRoom = onDemand(async () => {
  const [{ AfterRoom }] = await Promise.all([import('./after_room'), fetchAfterWords(language())]);
  return AfterRoom;
}, TableView);
