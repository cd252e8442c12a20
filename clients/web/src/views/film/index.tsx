import { useSignal } from '@preact/signals';

import type { TableToRead } from '../../session/ports';
import { language, words } from '../../words';
import { fetchAfterWords } from '../../words/after';
import { onDemand } from '../common/on_demand';

const FilmForm = onDemand(async () => {
  const [{ FilmForm }] = await Promise.all([import('./film_form'), fetchAfterWords(language())]);
  return FilmForm;
});

/** Makes a film of a game that is over. Everything that it takes is fetched when somebody opens it. */
export function Film({ table, game }: { table: TableToRead; game: string }) {
  const opened = useSignal(false);
  return (
    <details class="unfold film" onToggle={({ currentTarget: { open } }) => open && (opened.value = true)}>
      <summary>{words.picture.film}</summary>
      {opened.value && <FilmForm table={table} game={game} />}
    </details>
  );
}
