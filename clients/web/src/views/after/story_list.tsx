import { storiesFrom, type KeptStory } from '../../session/stories';
import { follow, gamePath } from '../../session/route';
import { words } from '../../words';
import { afterWords } from '../../words/after';
import { gameTitle } from '../common/game_name';
import { serverNow } from '../../protocol/server_time';

type OnMoment = (event: MouseEvent, seq: number) => void;

interface ToldProps {
  story: KeptStory;
  /** Shows its moment; left out, the replay does. */
  onMoment?: OnMoment;
}

/** One story, with the way to its moment. */
function Told({ story: { id, name, n, turn, seq }, onMoment }: ToldProps) {
  const say = afterWords();
  const path = gamePath(id, seq);
  return (
    <>
      {say?.stories.tell[name](n)}{' '}
      <a href={path} onClick={(event) => (onMoment ? onMoment(event, seq) : follow(event, path))}>
        {say?.toTurn(turn)}
      </a>
    </>
  );
}

/** The stories that a game was the first to tell. */
export function NewStories({ game, onMoment }: { game: string; onMoment: OnMoment }) {
  const say = afterWords()?.stories;
  const stories = storiesFrom(game);
  if (!say || stories.length === 0) return null;
  return (
    <ul class="new-stories">
      {stories.map((story) => (
        <li key={story.name}>
          <b>{say.fresh}</b> <Told story={story} onMoment={onMoment} />
        </li>
      ))}
    </ul>
  );
}

/** Every story that this browser remembers, as a page of a book. */
export function StoryPage({ stories }: { stories: KeptStory[] }) {
  const say = afterWords()?.stories;
  if (!say) return null;
  return (
    <>
      <p class="quiet">{say.lead}</p>
      <ul>
        {stories.map((story) => (
          <li key={story.name}>
            <Told story={story} />
            <small>
              {gameTitle(story.waypoint)} · {words.fromNow((story.at - serverNow()) / 1000)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
