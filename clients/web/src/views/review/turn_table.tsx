import type { Review, ScoringMoment } from '../../game/review';
import type { Colour } from '../../protocol/types';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';

function scoredInWords(moments: ScoringMoment[]): string {
  return moments
    .map(({ source, paid, givenUp }) => {
      const what = words.review.sources[source];
      if (givenUp > 0) return words.review.givenAs(what, givenUp);
      return words.review.scoredAs(what, paid.reduce((sum, one) => sum + one.points, 0));
    })
    .join(', ');
}

interface TurnTableProps {
  review: Review;
  game: string;
  nameOf: (colour: Colour) => string;
  onMoment: (event: MouseEvent, seq: number) => void;
}

/** The chart's numbers; each turn leads to its moment. */
export function TurnTable({ review, game, nameOf, onMoment }: TurnTableProps) {
  const { turns, colours, scorings, ghosts } = review;
  return (
    <details class="unfold turn-table">
      <summary>{words.review.table}</summary>
      <div class="scrolls" tabIndex={0} role="region" aria-label={words.review.chart}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.review.turn}</th>
              {colours.map((colour) => (
                <th key={colour} scope="col">
                  {colours.length > 1 ? <MeeplePicture colour={colour} /> : words.review.pointsAxis}
                  {colours.length > 1 && <span class="unseen">{nameOf(colour)}</span>}
                </th>
              ))}
              {ghosts.total > 0 && <th scope="col">{words.review.ghostsAxis}</th>}
              <th scope="col">{words.review.scored}</th>
            </tr>
          </thead>
          <tbody>
            {turns.map(({ turn, seq, totals, ghosts: left }) => (
              <tr key={turn}>
                <th scope="row">
                  <a href={gamePath(game, seq)} onClick={(event) => onMoment(event, seq)}>
                    {turn}
                  </a>
                </th>
                {totals.map((n, i) => (
                  <td key={i}>{n}</td>
                ))}
                {ghosts.total > 0 && <td>{left}</td>}
                <td class="scored">{scoredInWords(scorings.filter((moment) => moment.turn === turn))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
