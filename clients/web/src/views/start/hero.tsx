import { suggestedLevel } from '../../session/results';
import { words } from '../../words';
import { PlayNow } from '../campaign/play_now';
import { Banner } from './banner';

/** The welcome: the misty land, and one way into it. */
export function Hero() {
  const level = suggestedLevel();
  return (
    <div class="hero">
      <Banner />
      <div class="welcome">
        <h1>{words.title}</h1>
        <p class="tagline">{words.tagline}</p>
        <PlayNow
          waypoint={{ game: 'mists', level }}
          label={words.campaign.playLevel(level)}
          hint={words.levels[level]}
        />
      </div>
    </div>
  );
}
