import { useEffect, useRef } from 'preact/hooks';

import { Symbols } from '../art/symbols';
import { keepYourGames } from '../session/keep_your_games';
import { hearOtherWindows } from '../session/player';
import { route } from '../session/route';
import { words } from '../words';
import { AdminView } from './admin';
import { AfterGame } from './after/game';
import { useWindowTitle } from './common/window_title';
import { HelpPage, HelpOverView } from './help';
import { LearnView } from './lesson';
import { Message } from './common/message';
import { RoomView } from './room';
import { StartView } from './start/start_view';
import { TilesPage } from './tiles';
import { WallView } from './wall';
import { YouView } from './you';

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'start':
      return <StartView />;
    case 'room':
      return <RoomView key={here.room} id={here.room} />;
    case 'wall':
      return <WallView key={here.room} id={here.room} />;
    case 'game':
      return <AfterGame key={here.game} game={here.game} seq={here.seq} />;
    case 'help':
      return <HelpPage />;
    case 'learn':
      return <LearnView />;
    case 'tiles':
      return <TilesPage />;
    case 'you':
      return <YouView />;
    case 'admin':
      return <AdminView />;
    case 'unknown':
      return <Message text={words.page.notFound} />;
  }
}

/** After a step to another view, keys and ears are at its beginning. */
function useArrival(): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById('app')?.focus({ preventScroll: true });
    first.current = false;
  }, [route.value]);
}

export function App() {
  useArrival();
  useWindowTitle();
  useEffect(hearOtherWindows, []);
  useEffect(keepYourGames, []);
  return (
    <>
      <Symbols />
      <Page />
      <HelpOverView />
    </>
  );
}
