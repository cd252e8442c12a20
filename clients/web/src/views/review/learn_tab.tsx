import type { TableToRead } from '../../session/ports';
import { Chances } from './chances';
import { TakeawayList } from './takeaway_list';
import { useReview } from './use_review';

interface LearnTabProps {
  table: TableToRead;
  game: string;
  show: (event: MouseEvent, seq: number) => void;
}

/** What to take from a game, and where it turned. */
export function LearnTab({ table, game, show }: LearnTabProps) {
  const reviewed = useReview(table);
  if (!reviewed) return null;
  return (
    <div class="review">
      <TakeawayList {...reviewed} table={table} game={game} onMoment={show} />
      <Chances table={table} game={game} onMoment={show} />
    </div>
  );
}
