import { ExpansionPicture } from '../../art/expansion_picture';
import { boxesOf, lengthOf, offeredBoxes, toggledBox, toggledPart, type Box } from '../../game/expansions';
import type { Game, Part } from '../../protocol/types';
import { favourites, isFavourite, toggleFavourite } from '../../session/boxes';
import { words } from '../../words';
import { partsInWords } from '../common/game_name';

interface ShelfProps {
  game: Exclude<Game, 'mists'>;
  parts: readonly Part[];
  onChange: (parts: readonly Part[]) => void;
}

/** The parts of a box, each of which can be left out. */
function PartsOf({ box, parts, onChange }: { box: Box } & Omit<ShelfProps, 'game'>) {
  return (
    <details class="parts-of">
      <summary>{words.parts.which}</summary>
      {box.parts.map((part) => (
        <label key={part} class="check">
          <input type="checkbox" checked={parts.includes(part)} onChange={() => onChange(toggledPart(parts, part))} />
          <span>{words.parts.names[part]}</span>
        </label>
      ))}
    </details>
  );
}

function BoxOnShelf({ box, game, parts, onChange }: { box: Box } & ShelfProps) {
  const { tiles, longer } = lengthOf(box.parts, game);
  const chosen = box.parts.filter((part) => parts.includes(part));
  const isOn = chosen.length > 0;
  return (
    <li class={isOn ? 'box on' : 'box'}>
      <button
        type="button"
        class="box-face"
        data-box={box.name}
        aria-pressed={isOn && chosen.length < box.parts.length ? 'mixed' : isOn}
        onClick={() => onChange(toggledBox(parts, box))}
      >
        <ExpansionPicture expansion={box.name} />
        <span>
          <b>{words.parts.boxes[box.name]}</b>
          <small>{words.parts.adds[box.name]}</small>
          <small class="quiet">{words.parts.longer(tiles, longer)}</small>
        </span>
      </button>
      {isOn && box.parts.length > 1 && <PartsOf box={box} parts={parts} onChange={onChange} />}
    </li>
  );
}

/** Combinations that are kept, and the one that is chosen to be kept. */
function Favourites({ parts, onChange }: Omit<ShelfProps, 'game'>) {
  const kept = favourites.value;
  return (
    <div class="favourites">
      {kept.length > 0 && (
        <div class="buttons" role="group" aria-label={words.parts.favourites}>
          {kept.map((each) => (
            <button type="button" key={each.join()} class="button small" onClick={() => onChange(each)}>
              ★ {words.list(partsInWords(each))}
            </button>
          ))}
        </div>
      )}
      {parts.length > 0 && (
        <button type="button" class="button small" aria-pressed={isFavourite(parts)} onClick={() => toggleFavourite(parts)}>
          {isFavourite(parts) ? words.parts.forget : words.parts.keep}
        </button>
      )}
    </div>
  );
}

/** The expansions as boxes: pressed, all of a box is added to the game. */
export function Shelf(props: ShelfProps) {
  const { game, parts } = props;
  const { tiles, longer } = lengthOf(parts, game);
  return (
    <fieldset class="labelled shelf">
      <legend>{words.parts.title}</legend>
      <ul>
        {offeredBoxes().map((box) => (
          <BoxOnShelf key={box.name} box={box} {...props} />
        ))}
      </ul>
      {boxesOf(parts).length > 1 && <p class="quiet">{words.parts.longer(tiles, longer)}</p>}
      <Favourites {...props} />
    </fieldset>
  );
}
