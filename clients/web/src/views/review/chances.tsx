import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { chancesOf, turningPoints, type TurningPoint } from '../../game/turning';
import { ApiError } from '../../protocol/api';
import { getGameReview } from '../../protocol/games';
import type { GameReviewed } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { Sentences, type Said } from '../telling/said';
import { turnInWords } from '../telling/turn_in_words';
import { ChanceLine } from '../common/chance_line';
import type { Named } from '../../words/named';

const kRetryMs = 1_000;
const kTries = 20;

/** What a companion makes of the game; asked for again while it is being made. */
function useGameReview(game: string): Signal<GameReviewed | 'unknown' | null> {
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

function betterInWords(table: TableToRead, { better, instead, cost }: NonNullable<TurningPoint['missed']>): Said {
  const { seen, heard } = turnInWords(table, better, { others: [instead] });
  return { seen: words.advice.better(seen, cost), heard: words.advice.better(heard, cost) };
}

function Point({ table, game, onMoment, point }: ChancesProps & { point: TurningPoint }) {
  const { turn, from, to, player, seq, missed } = point;
  return (
    <li>
      <a href={gamePath(game, seq)} onClick={(event) => onMoment(event, seq)}>
        {words.advice.went(turn, from, to)}
      </a>{' '}
      {causes(point, table.nameOf(player)).join(' ')}{' '}
      {missed && <Sentences all={[betterInWords(table, missed)]} />}
    </li>
  );
}

/** How the chances changed in a game that is over, and what made them change. */
export function Chances(props: ChancesProps) {
  const review = useGameReview(props.game).value;
  if (review === null) return <p class="quiet" role="status">{words.advice.being}</p>;
  if (review === 'unknown') return <p class="quiet">{words.advice.unknown}</p>;
  const points = turningPoints(review);
  return (
    <section class="chances">
      <h2>{words.advice.odds}</h2>
      <ChanceLine turns={chancesOf(review)} marks={points.map(({ turn }) => turn)} />
      <ul class="turning-points">
        {points.map((point) => (
          <Point key={point.turn} {...props} point={point} />
        ))}
      </ul>
    </section>
  );
}
