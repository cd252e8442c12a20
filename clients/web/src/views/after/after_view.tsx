import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { GameSummary, Room, State } from '../../protocol/types';
import { playOf } from '../../session/help';
import type { Reading, Seating } from '../../session/ports';
import { spoilers } from '../../session/spoilers';
import { words } from '../../words';
import { afterWords } from '../../words/after';
import { Loading } from '../common/loading';
import { PageHeader } from '../common/page_header';
import { Tabs } from '../common/tabs';
import { isOver } from '../../game/standing';
import { TilesToCome } from '../knowing/tiles_left';
import { BoardView } from '../table/board_view';
import { Chips } from '../table/chips';
import { endInWords } from '../telling/verdict';
import { gameName } from '../common/game_name';
import { GraphTab, LearnTab } from '../review';
import { Scrub } from './scrub';
import { ShareTab } from './share_tab';
import { StoryTab } from './story_tab';

interface AfterViewProps {
  session: Reading & Partial<Seating>;
  game: string;
  /** Null until it is known; of a room whose game is over that holds nothing up. */
  record: GameSummary | null;
  /** Whose seats they are; null where a game is told again. */
  room: Room | null;
  /** What there is to do about the room, in the menu. */
  menu?: ComponentChildren;
  notes?: ComponentChildren;
  /** What is done next; without it that is to play the game. */
  next?: ComponentChildren;
  /** What was proven of the draws, beside the file. */
  proof?: ComponentChildren;
  /** What others say. */
  chat?: ComponentChildren;
}

/** How it ended, in a sentence; or which game it is, for whoever wants to know no more. */
function Heading({ session, record, told, led }: Pick<AfterViewProps, 'session' | 'record'> & { told: State | null; led: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (led) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 class="verdict" id="end-title" tabIndex={-1} ref={heading} title={told?.reason ?? undefined}>
      {told ? endInWords(session.table, told) : record && gameName(record)}
    </h1>
  );
}

/** A game that is over: one sentence, its board at any moment, one next step, and all else behind four tabs. */
export function AfterView({ session, game, record, room, menu, notes, next, proof, chat }: AfterViewProps) {
  const { table, knowing } = session;
  const { state, seq } = table.now.value;
  const final = table.log.value.now.state;
  const atlas = table.atlas.value;
  const say = afterWords();
  if (!state || !final || !atlas || !say) return <Loading />;
  // A player has seen the end; whoever follows a link may want to see it only when it has come.
  const told = room !== null || spoilers.value || isOver(state);
  const over = told && isOver(final);
  const show = (event: MouseEvent, to: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    table.rewind.to(to);
  };
  const tab = (name: keyof typeof say.tabs, panel: () => ComponentChildren) => ({ name, label: say.tabs[name], panel });
  const tabs = [
    tab('story', () => <StoryTab {...{ session, game, record, told, show, chat }} replayed={room === null} />),
    ...(over ? [tab('graph', () => <GraphTab {...{ table, game, show }} />)] : []),
    tab('share', () => <ShareTab {...{ table, game, record, over, proof }} />),
    ...(over ? [tab('learn', () => <LearnTab {...{ table, game, show }} />)] : []),
  ];
  return (
    <div class="table after" data-seq={seq} data-asked={table.now.value.next?.kind} data-outcome={over ? final.outcome : undefined}>
      <PageHeader play={playOf(state)} menu={menu}>{state.players > 1 && <Chips session={session} room={room} state={state} />}</PageHeader>
      {notes}
      <main class="stage">
        <Heading session={session} record={record} told={over ? final : null} led={room !== null} />
        <div class="picture">
          <div class="stage-board">
            <BoardView session={session} acting={null} atlas={atlas} {...(over && { whole: final })} />
          </div>
          <Scrub table={table} state={state} told={told} lead={next === undefined} />
        </div>
        {next && <div class="next-step">{next}</div>}
        <Tabs tabs={tabs} label={words.table.details} />
      </main>
      <TilesToCome session={{ table, knowing }} state={state} />
    </div>
  );
}
