import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { entries, type Log } from '../../game/log';
import { reviewOf } from '../../game/review';
import { getGame, getGameLog } from '../../protocol/games';
import type { Update } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { rememberStories } from '../../session/remember_stories';
import { follow, gamePath } from '../../session/route';
import { words } from '../../words';
import { ReviewView } from './review_view';
import { serverNow } from '../../protocol/server_time';

/** Whether a log is known from its first entry on. */
function isWhole(log: Log): boolean {
  return entries(log).length === log.now.seq;
}

/** The whole log of a game that is over: as it was followed, or fetched by who came later. */
function useWholeLog({ log }: TableToRead, game: string): Signal<Update[] | 'missing' | null> {
  const known = useSignal<Update[] | 'missing' | null>(isWhole(log.value) ? entries(log.value) : null);
  useEffect(() => {
    if (known.value !== null) return;
    getGameLog(game)
      .then((updates) => (known.value = updates))
      .catch(() => (known.value = 'missing'));
  }, [game]);
  return known;
}

/** How many seconds passed from the start of a game to its end. */
function useSeconds(game: string): Signal<number | null> {
  const seconds = useSignal<number | null>(null);
  useEffect(() => {
    getGame(game)
      .then(({ started_ms, ended_ms }) => (seconds.value = ended_ms === null ? null : (ended_ms - started_ms) / 1000))
      // Everything else can be told without it.
      .catch(() => {});
  }, [game]);
  return seconds;
}

interface GameReviewProps {
  table: TableToRead;
  game: string;
  /** Shows a moment here; left out, a moment leads to the replay. */
  show?: (seq: number) => void;
}

/** The review of the game of a session, as soon as its whole log is here. */
export function GameReview({ table, game, show }: GameReviewProps) {
  const updates = useWholeLog(table, game).value;
  const seconds = useSeconds(game).value;
  const { state } = table.log.value.now;
  const review = useMemo(
    () => (state && updates && updates !== 'missing' ? reviewOf(state, updates) : null),
    [state, updates],
  );
  useEffect(() => {
    if (review && updates && updates !== 'missing') rememberStories(table.log.value, updates, review, serverNow());
  }, [review]);
  if (updates === 'missing') return <p class="quiet">{words.review.unknown}</p>;
  if (!review || !state || !updates) return <p class="loading">{words.page.loading}</p>;
  const onMoment = (event: MouseEvent, seq: number) => {
    if (!show) return follow(event, gamePath(game, seq));
    event.preventDefault();
    show(seq);
  };
  return <ReviewView {...{ table, state, updates, review, game, seconds, onMoment }} />;
}
