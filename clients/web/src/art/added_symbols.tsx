import { abbeyPicture } from './abbey_picture';
import { addedPictures, goodsPictures } from './added_pictures';
import { dragonPicture, fairyPicture } from './beings';
import { FigureSymbols } from './figures';
import { PictureSymbols } from './picture_symbols';
import '../style/added.css';

const kPictures = { ...addedPictures, ...goodsPictures, abbey: abbeyPicture, 'dragon-piece': dragonPicture, 'fairy-piece': fairyPicture };

/** What only other expansions show, from near and from afar, and their figures. */
export function AddedSymbols() {
  return (
    <>
      <PictureSymbols of={kPictures} />
      <FarAdded />
      <FigureSymbols />
    </>
  );
}

/** As it reads from afar: large and plain. */
function FarAdded() {
  return (
    <>
      <symbol id="far-cathedral" overflow="visible">
        <path class="far-glyph" d="M-29 30V-6H-10V-2L0-12 10-2V-6H29V30Z" />
        <path class="far-glyph slate" d="M-33-4-19.5-33-6-4ZM6-4 19.5-33 33-4Z" />
        <circle class="far-glyph glass" cy="10" r="6.5" />
      </symbol>
      <symbol id="far-inn" overflow="visible">
        <ellipse class="far-glyph water" cx="-5" cy="7" rx="17" ry="11" />
        <path class="far-glyph" d="M-6 9V-6H16V9Z" />
        <path class="far-glyph roof" d="M-12-4 5-19 21-4Z" />
      </symbol>
      <symbol id="far-wine" overflow="visible">
        <circle class="far-glyph" r="16" />
        <path class="far-dots wine" d="M-5.5-4.5h.1M5.5-4.5h.1M0 5h.1" />
      </symbol>
      <symbol id="far-grain" overflow="visible">
        <circle class="far-glyph gold" r="16" />
        <path class="far-stalk" d="M0 11V-8M0-3 6-8M0-3-6-8M0 4 7-2M0 4-7-2" />
      </symbol>
      <symbol id="far-cloth" overflow="visible">
        <circle class="far-glyph" r="16" />
        <path class="far-roll rose" d="M-6-4H6" />
        <path class="far-roll cloth" d="M-7 5H7" />
      </symbol>
      <symbol id="far-princess" overflow="visible">
        <path class="far-glyph" d="M-9 24V-4H9V24Z" />
        <path class="far-glyph rose" d="M-16-2 0-27 16-2Z" />
      </symbol>
      <symbol id="far-volcano" overflow="visible">
        <path class="far-glyph rock" d="M-29 20-9-16H9L29 20Z" />
        <path class="far-glyph lava" d="M-9-16H9L14-4 7-7 3 6-3-4-8 1-13-9Z" />
      </symbol>
      <symbol id="far-dragon" overflow="visible">
        <path class="far-glyph banner" d="M-14-17H14V17L7 11 0 17-7 11-14 17Z" />
        <path class="far-charge" d="M-9-3-4-8Q0-9 1-6L8-10 7-3 2-1Q6 6-2 7-8 6-5 0-4-2-5-3Z" />
      </symbol>
      <symbol id="far-portal" overflow="visible">
        <path class="far-glyph stone" d="M-18 20V-3A18 18 0 0 1 18-3V20Z" />
        <path class="far-glyph portal" d="M-8 20V-3A8 8 0 0 1 8-3V20Z" />
      </symbol>
      <symbol id="far-foundation" overflow="visible">
        <ellipse class="far-glyph stone" rx="20" ry="15" />
        <ellipse class="far-glyph hollow" rx="9" ry="6" />
      </symbol>
      <symbol id="far-garden" overflow="visible">
        <rect class="far-glyph hedge" x="-18" y="-14" width="36" height="28" rx="3" />
        <path class="far-path" d="M0-11V11M-15 0H15" />
        <path class="far-dots rose" d="M-8-6.5h.1M8 6.5h.1" />
        <path class="far-dots gold" d="M8-6.5h.1M-8 6.5h.1" />
      </symbol>
      <symbol id="far-tunnel" overflow="visible">
        <path class="far-glyph hollow" d="M-8 8V0A8 8 0 0 1 8 0V8Z" />
      </symbol>
      <symbol id="far-abbey" overflow="visible">
        <path class="far-glyph hedge" d="M-34-34H34V34H-34Z" />
        <path class="far-glyph" d="M-26 26V0H26V26Z" />
        <path class="far-glyph roof" d="M-31 2-24-13H14L31 2Z" />
        <path class="far-glyph" d="M4 2V-14H22V2Z" />
        <path class="far-glyph roof" d="M0-13 13-32 26-13Z" />
      </symbol>
    </>
  );
}
