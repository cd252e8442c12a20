import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { chancesOf, givenAway, turningPoints, type GivenAway, type TurningPoint } from '../../game/turning';
import { ApiError } from '../../protocol/api';
import { getGameReview } from '../../protocol/games';
import type { GameReviewed, State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { turnInWords } from '../telling/turn_in_words';
import { ChanceLine } from '../common/chance_line';
import type { Named } from '../../words/named';

const kRetryMs = 1_000;
const kTries = 20;

/** What a companion makes of the game; asked for again while it is being made. */
export function useGameReview(game: string): Signal<GameReviewed | 'unknown' | null> {
  const known = useSignal<GameReviewed | 'unknown' | null>(null);
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      try {
        const review = await getGameReview(game);
        if (!gone) known.value = review;
      } catch (error) {
        if (gone) return;
        const waits = error instanceof ApiError && error.code === 'rate_limited' && (tries += 1) < kTries;
        if (waits) timer = setTimeout(() => void ask(), kRetryMs);
        else known.value = 'unknown';
      }
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game]);
  return known;
}

interface ChancesProps {
  table: TableToRead;
  state: State;
  /** What a companion makes of the game, see `useGameReview`. */
  review: GameReviewed | 'unknown' | null;
  game: string;
  onMoment: (event: MouseEvent, seq: number) => void;
}

/** A part of a chance that is told in whole hundredths would be told as nothing. */
const kLeastTold = 0.005;

/** What the tile did and what was decided, each with its number; first what did more. */
function causes({ drawn, played }: TurningPoint, name: Named): string[] {
  const tile = Math.abs(drawn) < kLeastTold ? [] : [drawn > 0 ? words.advice.drawnBrought(drawn) : words.advice.drawnCost(-drawn)];
  const choice = -played < kLeastTold ? words.advice.playedWell(name) : words.advice.played(name, -played);
  return Math.abs(drawn) > Math.abs(played) ? [...tile, choice] : [choice, ...tile];
}

function Point({ table, game, onMoment, point }: Omit<ChancesProps, 'review'> & { point: TurningPoint }) {
  const { turn, from, to, player, seq, missed } = point;
  return (
    <li>
      <a href={gamePath(game, seq)} onClick={(event) => onMoment(event, seq)}>
        {to >= from ? words.advice.rose(turn, from, to) : words.advice.fell(turn, from, to)}
      </a>{' '}
      {causes(point, table.nameOf(player)).join(' ')}{' '}
      {missed && words.advice.better(turnInWords(table, missed.better, { others: [missed.instead] }), missed.cost)}
    </li>
  );
}

/** What somebody gave away, as a sentence. */
export function givenInWords(name: Named, given: GivenAway | null): string {
  if (!given) return words.advice.gaveNothing(name);
  const { all, turn, most } = given;
  if (all - most < kLeastTold) return words.advice.gaveOnce(name, most, turn);
  // Chances can be given away again and again: a sum of more than all of them says nothing.
  return all < 1 ? words.advice.gave(name, all, turn, most) : words.advice.gaveOften(name, turn, most);
}

/** How much each player gave away, and in which turn most. */
function Given({ table, state, review }: { table: TableToRead; state: State; review: GameReviewed }) {
  return (
    <ul class="given-away">
      {givenAway(review, state.players).map(
        (given, player) => given !== undefined && <li key={player}>{givenInWords(table.nameOf(player), given)}</li>,
      )}
    </ul>
  );
}

/** How the chances changed in a game that is over, and what made them change. */
export function Chances(props: ChancesProps) {
  const { table, state, review } = props;
  if (review === null) return <p class="quiet" role="status">{words.advice.being}</p>;
  if (review === 'unknown') return <p class="quiet">{words.advice.unknown}</p>;
  const points = turningPoints(review);
  return (
    <section class="chances">
      <h3>{words.advice.review}</h3>
      <p class="quiet">{words.advice.judged}</p>
      <ChanceLine turns={chancesOf(review)} marks={points.map(({ turn }) => turn)} />
      {points.length > 0 && (
        <>
          <h4>{words.advice.turningPoints}</h4>
          <ul class="turning-points">
            {points.map((point) => (
              <Point key={point.turn} {...props} point={point} />
            ))}
          </ul>
        </>
      )}
      <Given table={table} state={state} review={review} />
    </section>
  );
}
