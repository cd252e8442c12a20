import type { Review, Sender } from '../../game/review';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { whose } from '../telling/verdict';
import { Bars } from './bars';
import { Chart } from './chart';
import { useReview, type Reviewed } from './use_review';

function Sources({ table, state, review: { sources, colours } }: Reviewed & { table: TableToRead }) {
  const named = (i: number) => (colours.length > 1 ? { colour: colours[i]!, name: whose(table, state, colours[i]!) } : {});
  const bars = sources.map(({ source, points }) => ({
    label: words.review.sources[source],
    parts: points.map((n, i) => ({ n, ...named(i) })),
  }));
  return <Bars name="sources" title={words.status.points} bars={bars} />;
}

function Ghosts({ ghosts: { sentHome } }: Review) {
  const bars = (Object.entries(sentHome) as [Sender, number][]).map(([sender, n]) => ({
    label: words.review.senders[sender],
    parts: [{ n }],
  }));
  return <Bars name="ghosts" title={words.review.ghostsTitle} bars={bars} />;
}

interface GraphTabProps {
  table: TableToRead;
  game: string;
  show: (event: MouseEvent, seq: number) => void;
}

/** Points and ghosts over the turns of a game, and where they came from. */
export function GraphTab({ table, game, show }: GraphTabProps) {
  const reviewed = useReview(table);
  if (!reviewed) return null;
  return (
    <>
      <Chart review={reviewed.review} rewind={table.rewind} game={game} onMoment={show} />
      <div class="review">
        <Sources table={table} {...reviewed} />
        <Ghosts {...reviewed.review} />
      </div>
    </>
  );
}
