import { Symbols } from '../art/symbols';
import { route } from '../session/route';
import { words } from '../words';
import { HelpPage, HelpOverView } from './help';
import { LearnView } from './lesson';
import { Message } from './message';
import { ReplayView } from './replay/replay_view';
import { RoomView } from './room_view';
import { StartView } from './start/start_view';

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'start':
      return <StartView />;
    case 'room':
      return <RoomView key={here.room} id={here.room} />;
    case 'game':
      return <ReplayView key={here.game} game={here.game} seq={here.seq} />;
    case 'help':
      return <HelpPage />;
    case 'learn':
      return <LearnView />;
    case 'unknown':
      return <Message text={words.page.notFound} />;
  }
}

export function App() {
  return (
    <>
      <Symbols />
      <Page />
      <HelpOverView />
    </>
  );
}
