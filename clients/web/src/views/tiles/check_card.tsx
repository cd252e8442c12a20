import { indexOf } from '../../game/tiles/draft';
import { fileOf } from '../../game/tiles/file';
import { adminPath, follow } from '../../session/route';
import type { TileCheck } from '../../session/tile_check';
import type { TileWorkshop } from '../../session/tile_workshop';
import { wordsForError } from '../../words';
import { fileName } from './tool_row';
import type { PartProps } from './part';

/** The tile that a sentence of the server is about. */
const tileIn = (sentence: string) => /\btile "?([^\s":.]+)/.exec(sentence)?.[1] ?? null;

/** Takes a tile in hand, and leads keys, ears and eyes to it. */
function lead(shop: TileWorkshop, at: number): void {
  shop.chosen.value = at;
  const heading = document.getElementById('tile-name');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** One sentence of the server, with the way to its tile. */
function Sentence({ shop, say, text }: PartProps & { text: string }) {
  const id = tileIn(text);
  const at = id === null ? -1 : indexOf(shop.draft.value, id);
  return (
    <li>
      <span lang="en">{text}</span>
      {at >= 0 && (
        <button type="button" class="button small" onClick={() => lead(shop, at)}>
          {say.goTo(id!)}
        </button>
      )}
    </li>
  );
}

function Sentences({ list, ...part }: PartProps & { list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <ul class="server-says">
      {list.map((text) => (
        <Sentence key={text} {...part} text={text} />
      ))}
    </ul>
  );
}

function Told({ check, ...part }: PartProps & { check: TileCheck }) {
  const { say, shop } = part;
  const known = check.checked.value;
  if (known.state !== 'told') return null;
  const { faults, notes, digest } = known.check;
  return (
    <>
      <Sentences {...part} list={[...faults, ...notes]} />
      {digest && (
        <>
          {shop.isChanged.value && fileOf(shop.draft.value).start !== undefined && (
            <>
              <p>
                <a href={adminPath('tiles')} onClick={(event) => follow(event, adminPath('tiles'))}>
                  {say.toServer}
                </a>
              </p>
              <p class="quiet">{say.howToPlay(fileName(shop.draft.value.name))}</p>
            </>
          )}
          <p class="quiet tile-digest">
            {say.digest}: <code>{digest}</code>
          </p>
        </>
      )}
    </>
  );
}

/** The gist of it, said aloud when it changes. */
function gist({ check, say, shop }: PartProps & { check: TileCheck }): { text: string; class: string }[] {
  const known = check.checked.value;
  if (known.state === 'asking') return [{ text: say.asking, class: 'quiet' }];
  if (known.state === 'failed') return [{ text: `${say.failed} ${wordsForError(known.code)}`, class: 'warning' }];
  const { faults, notes } = known.check;
  if (faults.length > 0) return [{ text: say.wrong(faults.length), class: 'warning' }];
  // Notes on a set that adds to others are no differences: they say what no game knows.
  if (fileOf(shop.draft.value).start === undefined) return [{ text: say.adds, class: 'good' }];
  const differing = notes.length === 0 ? [] : [{ text: `${say.notes(notes.length)}.`, class: 'warning' }];
  return [{ text: say.right, class: 'good' }, ...differing];
}

/** What the server's own reader makes of the draft. */
export function CheckCard(props: PartProps & { check: TileCheck }) {
  return (
    <section class="card tile-check" aria-labelledby="tile-check">
      <h2 id="tile-check">{props.say.check}</h2>
      <div role="status">
        {gist(props).map((line) => (
          <p class={line.class}>{line.text}</p>
        ))}
      </div>
      <Told {...props} />
    </section>
  );
}
