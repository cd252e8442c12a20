import type { Waypoint } from '../../game/waypoint';
import { chooseParts, chosenParts } from '../../session/boxes';
import { words } from '../../words';
import { partsInWords } from '../common/game_name';
import { onDemand } from '../common/on_demand';

const Shelf = onDemand(async () => (await import('../room_form/shelf')).Shelf);

/** What is added to the competitive games that are opened here, folded; the co-operative game has nothing to add. */
export function Boxes({ waypoint: { game } }: { waypoint: Waypoint }) {
  if (game === 'mists') return null;
  const parts = chosenParts.value;
  return (
    <details class="card boxes">
      <summary>{[words.parts.title, ...(parts.length > 0 ? [words.list(partsInWords(parts))] : [])].join(': ')}</summary>
      <Shelf game={game} parts={parts} onChange={chooseParts} />
    </details>
  );
}
