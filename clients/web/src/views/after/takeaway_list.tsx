import { useMemo } from 'preact/hooks';

import { takeaways, type Takeaway } from '../../game/after/takeaways';
import type { Review } from '../../game/review';
import { lineOf } from '../../game/undo';
import type { GameReviewed, State, Update } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { gamePath } from '../../session/route';
import { afterWords } from '../../words/after';
import type { AfterWords } from '../../words/after_words';
import { turnInWords } from '../telling/turn_in_words';

type Table = Pick<TableToRead, 'atlas' | 'nameOf' | 'where'>;

/** One takeaway in words. */
export function takeawayInWords(say: AfterWords, table: Table, told: Takeaway): string {
  const turns = told.moments.map(({ turn }) => turn);
  const [turn = 0] = turns;
  switch (told.kind) {
    case 'joins':
      return `${say.ghosts(told.home, told.risen)} ${say.joins(turns, told.times)}`;
    case 'kept':
      return `${say.ghosts(told.home, told.risen)} ${say.kept(told.times)}`;
    case 'rise':
      return `${say.ghosts(told.home, told.risen)} ${say.rise(turn, told.count)}`;
    case 'hound':
      return say.hound(told.hound, told.total, told.missing);
    case 'goal':
      return say.goal(told.missing, told.standing);
    case 'held':
      return say.held(told.left, told.total, told.home);
    case 'bank':
      return say.bank(turn, told.count);
    case 'scoring':
      return say.scoring(table.nameOf(told.player), turn, told.source, told.points, told.tiles);
    case 'lead':
      return say.lead(table.nameOf(told.player), turn, told.by);
    case 'better': {
      const { player, better, played, cost } = told.turn;
      return say.better(turn, table.nameOf(player), turnInWords(table, better!, { others: [played] }), cost);
    }
  }
}

interface TakeawayListProps {
  table: Table;
  state: State;
  updates: readonly Update[];
  review: Review;
  /** What a companion makes of the game; null while it is not known, and where none could. */
  reviewed: GameReviewed | null;
  game: string;
  onMoment: (event: MouseEvent, seq: number) => void;
}

/** One or two sentences to take from a game that is over, each with the way to its turns. */
export function TakeawayList({ table, state, updates, review, reviewed, game, onMoment }: TakeawayListProps) {
  const faces = table.atlas.value?.faces;
  const told = useMemo(
    () => (faces ? takeaways({ final: state, line: lineOf(updates), review, faces, reviewed }) : []),
    [state, updates, review, reviewed, faces],
  );
  const say = afterWords();
  if (!say || told.length === 0) return null;
  return (
    <section class="takeaways" aria-label={say.title}>
      {told.map((one) => (
        <p key={one.kind} data-kind={one.kind}>
          {takeawayInWords(say, table, one)}{' '}
          {one.moments.map(({ turn, seq }) => (
            <a key={seq} href={gamePath(game, seq)} onClick={(event) => onMoment(event, seq)}>
              {say.toTurn(turn)}
            </a>
          ))}
        </p>
      ))}
    </section>
  );
}
