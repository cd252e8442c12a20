import type { Play, Played } from '../../game/rule_book';
import { kLevels } from '../../protocol/types';
import { played } from '../../session/help';
import { words } from '../../words';
import type { HelpWords } from '../../words/help_words';
import type { Finding } from './finding';

const kPlays: readonly Play[] = [...kLevels, 'ghosts', 'base'];

function nameOf(play: Play): string {
  return typeof play === 'number' ? words.lobby.level(play) : words.games[play].name;
}

/** By its name in the list, with what is added to the game behind the help. */
function chosen(value: string): Played | null {
  const play = kPlays.find((one) => String(one) === value);
  return play === undefined ? null : { play, parts: played.value?.parts ?? [] };
}

interface ToolsProps {
  help: HelpWords;
  finding: Finding;
  found: number;
}

/** Narrows down what is shown: by words, and by what is played. */
export function Tools({ help, finding: { text, play }, found }: ToolsProps) {
  const narrowed = text.value !== '' || play.value !== null;
  return (
    <div class="help-tools" role="search">
      <input
        type="search"
        aria-label={help.search}
        placeholder={help.search}
        autocomplete="off"
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <select
        aria-label={help.show}
        value={play.value === null ? '' : String(play.value.play)}
        onChange={({ currentTarget: { value } }) => (play.value = chosen(value))}
      >
        <option value="">{help.everything}</option>
        {kPlays.map((one) => (
          <option key={one} value={String(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <p class="quiet" role="status">
        {narrowed && help.found(found)}
      </p>
    </div>
  );
}
