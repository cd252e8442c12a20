import type { Review, Sender } from '../../game/review';
import { playerOf } from '../../game/standing';
import type { Colour, State, Update } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { NewStories } from '../after/story_list';
import { TakeawayList } from '../after/takeaway_list';
import { MeeplePicture } from '../common/pieces';
import { Bars } from './bars';
import { Chances, useGameReview } from './chances';
import { Chart } from './chart';
import { TurnTable } from './turn_table';

interface ReviewViewProps {
  table: TableToRead;
  state: State;
  updates: readonly Update[];
  review: Review;
  game: string;
  /** How long it took, if that is known. */
  seconds: number | null;
  onMoment: (event: MouseEvent, seq: number) => void;
}

/** Whose points these are: a player's, or where all play together a scoring meeple's. */
function namer({ table, state, review }: ReviewViewProps): (colour: Colour) => string {
  return (colour) => {
    const player = review.together ? null : playerOf(state, colour);
    return player === null ? words.colours[colour] : table.nameOf(player);
  };
}

function Legend({ colours, nameOf }: { colours: Colour[]; nameOf: (colour: Colour) => string }) {
  if (colours.length < 2) return null;
  return (
    <ul class="legend">
      {colours.map((colour) => (
        <li key={colour}>
          <MeeplePicture colour={colour} />
          {nameOf(colour)}
        </li>
      ))}
    </ul>
  );
}

function Sources({ review, nameOf }: { review: Review; nameOf: (colour: Colour) => string }) {
  const { sources, colours } = review;
  const bars = sources.map(({ source, points }) => ({
    label: words.review.sources[source],
    parts: points.map((n, i) => (colours.length > 1 ? { n, colour: colours[i]!, name: nameOf(colours[i]!) } : { n })),
  }));
  return (
    <section>
      <h3>{words.review.sourcesTitle}</h3>
      {bars.length === 0 ? <p class="quiet">{words.review.noPoints}</p> : <Bars name="sources" bars={bars} />}
    </section>
  );
}

/** What a team did together: who scored, and how colours helped each other. */
function Teamwork({ table, review: { together, byPlayer, byColours } }: ReviewViewProps) {
  if (!together) return null;
  const players = byPlayer.map((n, i) => ({ label: table.nameOf(i), parts: [{ n }] }));
  const colours = byColours.map(({ colours, scorings, points }) => ({
    label: words.review.colours(colours),
    parts: [{ n: points }],
    more: words.review.times(scorings),
  }));
  return (
    <>
      {players.length > 1 && (
        <section>
          <h3>{words.review.byPlayerTitle}</h3>
          <Bars name="players" bars={players} />
        </section>
      )}
      {colours.length > 0 && (
        <section>
          <h3>{words.review.byColoursTitle}</h3>
          <Bars name="colours" bars={colours} />
        </section>
      )}
    </>
  );
}

function Ghosts({ ghosts: { total, risen, sentHome } }: Review) {
  if (total === 0) return null;
  const bars = (Object.entries(sentHome) as [Sender, number][]).map(([sender, n]) => ({
    label: words.review.senders[sender],
    parts: [{ n }],
  }));
  return (
    <section>
      <h3>{words.review.ghostsTitle}</h3>
      {bars.length === 0 ? <p class="quiet">{words.review.noGhosts}</p> : <Bars name="ghosts" bars={bars} />}
      <p class="quiet">{words.review.risen(risen)}</p>
    </section>
  );
}

function durationInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 1 ? words.review.short : words.review.duration(Math.floor(minutes / 60), minutes % 60);
}

function Besides({ review, seconds }: { review: Review; seconds: number | null }) {
  const { longestRoad, biggestCity, givenUp, together, turns } = review;
  const tiles = (longest: { tiles: number } | null) => (longest ? words.tiles(longest.tiles) : words.review.none);
  const facts: [string, string][] = [
    [words.review.longestRoad, tiles(longestRoad)],
    [words.review.biggestCity, tiles(biggestCity)],
    ...(together ? [[words.review.givenUp, words.points(givenUp)] as [string, string]] : []),
    [words.review.turns, String(turns.length)],
    ...(seconds === null ? [] : [[words.review.time, durationInWords(seconds)] as [string, string]]),
  ];
  return (
    <section>
      <h3>{words.review.more}</h3>
      <dl class="besides">
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How a game went: points and ghosts over its turns, and where they came from. */
export function ReviewView(props: ReviewViewProps) {
  const { review, game, onMoment } = props;
  const nameOf = namer(props);
  const reviewed = useGameReview(game).value;
  return (
    <div class="review">
      <NewStories game={game} onMoment={onMoment} />
      <TakeawayList {...props} reviewed={reviewed === 'unknown' ? null : reviewed} />
      <figure>
        <figcaption>
          {review.ghosts.total > 0 ? words.review.chart : words.review.chartOfPoints}
        </figcaption>
        <p class="quiet">{words.review.jump}</p>
        <Chart review={review} game={game} onMoment={onMoment} />
        <Legend colours={review.colours} nameOf={nameOf} />
      </figure>
      <Chances table={props.table} state={props.state} review={reviewed} game={game} onMoment={onMoment} />
      <TurnTable review={review} game={game} nameOf={nameOf} onMoment={onMoment} />
      <Sources review={review} nameOf={nameOf} />
      <Teamwork {...props} />
      <Ghosts {...review} />
      <Besides review={review} seconds={props.seconds} />
    </div>
  );
}
