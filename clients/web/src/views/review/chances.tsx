import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { bestTurns, chancesOf, dearestTurn, turningPoints, type TurningPoint } from '../../game/turning';
import { ApiError } from '../../protocol/api';
import { getGameReview } from '../../protocol/games';
import type { GameReviewed, State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { turnInWords } from '../team/turn_in_words';
import { ChanceLine } from './chance_line';

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
  game: string;
  onMoment: (event: MouseEvent, seq: number) => void;
}

function Point({ table, game, onMoment, point }: ChancesProps & { point: TurningPoint }) {
  const { turn, from, to, byDraw, player, seq, missed } = point;
  return (
    <li>
      <a href={gamePath(game, seq)} onClick={(event) => onMoment(event, seq)}>
        {to >= from ? words.advice.rose(turn, from, to) : words.advice.fell(turn, from, to)}
      </a>{' '}
      {byDraw ? words.advice.byDraw : words.advice.byPlay(table.nameOf(player))}{' '}
      {missed && words.advice.better(turnInWords(table, missed.better), missed.cost)}
    </li>
  );
}

function BestTurns({ table, state, review }: { table: TableToRead; state: State; review: GameReviewed }) {
  return (
    <ul class="best-turns">
      {bestTurns(review, state.players).map(({ found, all }, player) =>
        all === 0 ? null : <li key={player}>{words.advice.bestOf(table.nameOf(player), found, all)}</li>,
      )}
    </ul>
  );
}

/** How the chances changed in a game that is over, and what made them change. */
export function Chances(props: ChancesProps) {
  const { table, state, game } = props;
  const review = useGameReview(game).value;
  if (review === null) return <p class="quiet" role="status">{words.advice.being}</p>;
  if (review === 'unknown') return <p class="quiet">{words.advice.unknown}</p>;
  const points = turningPoints(review);
  return (
    <section class="chances">
      <h3>{words.advice.review}</h3>
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
      <Lesson table={table} review={review} />
      <BestTurns table={table} state={state} review={review} />
    </section>
  );
}

/** What could have been learnt most from: the turn that a better one would have gained most in. */
function Lesson({ table, review }: { table: TableToRead; review: GameReviewed }) {
  const dearest = dearestTurn(review);
  if (!dearest?.better || turningPoints(review).some(({ turn, missed }) => turn === dearest.turn && missed)) return null;
  return <p class="taught">{words.advice.taught(dearest.turn, turnInWords(table, dearest.better), dearest.cost)}</p>;
}
