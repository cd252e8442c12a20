import type { ComponentChildren } from 'preact';

import { exportPath } from '../../protocol/games';
import type { GameSummary } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { CopyLink } from '../common/share_link';
import { FilmForm } from '../film/film_form';
import { SavePicture } from '../picture/save_picture';
import { ForkHere } from './fork_here';

interface ShareTabProps {
  table: TableToRead;
  game: string;
  record: GameSummary | null;
  /** Whether all of the game may be shown. */
  over: boolean;
  proof: ComponentChildren;
}

/** What can be taken from a game: its link at the moment shown, a picture of that, a film, its file, and a game of one's own. */
export function ShareTab({ table, game, record, over, proof }: ShareTabProps) {
  const { seq } = table.now.value;
  return (
    <div class="share-tab">
      <CopyLink key={seq} link={location.origin + gamePath(game, seq)} label={words.replay.link} />
      <SavePicture table={table} name={game} />
      {over && <FilmForm table={table} game={game} />}
      {record && <ForkHere table={table} record={record} />}
      <a class="button small" href={exportPath(game)} download={`${game}.json`}>
        {words.replay.download}
      </a>
      {proof}
    </div>
  );
}
