import type { ComponentChildren } from 'preact';

import { addedSymbols } from './added_use';
import { FarSymbols } from './far_signs';
import { PictureSymbols } from './picture_symbols';
import { pictures } from './pictures';

/** The small drawings one by one; most tiles have them merged into paths of one paint. */
function Drawings() {
  return (
    <>
      <PictureSymbols of={pictures} />
      <symbol id="village" overflow="visible">
        <path class="p-square" d="M-15 2C-14-7-6-11 2-10.6 10-10 16-5 15 3 14 9 6 12-2 11.6-9 11.4-15.4 8-15 2Z" />
        <use href="#house-right" x="-7.4" y="-4.6" />
        <use href="#tree" x="9.4" y="-5.4" />
        <use href="#house-left" x="3" y="5.4" />
        <use href="#well" transform="translate(-9 7.2) scale(.62)" />
      </symbol>
    </>
  );
}

function Ruins() {
  return (
    <>
      <symbol id="ruin" class="art-ruin" overflow="visible">
        <ellipse class="rubble" rx="27" ry="23" />
        <path class="stone" d="M-20 7V-6l3-2 3 3 3-9 4 3V7Z" />
        <path class="stone shade" d="M-7 9V-15l3-3 4 4 3-5 3 6V9Z" />
        <path class="stone" d="M6 10V-2l4-4 3 5 5-3 2 5v9Z" />
        <path class="hollow" d="M-3 9V2a2.5 2.5 0 0 1 5 0v7ZM-17 1h3v3h-3zM-4-9h3v4h-3zM11 3h3v3h-3z" />
        <path class="moss" d="M-24 12c4-5 9-4 12-1 6-4 12-3 15 0 5-3 11-3 15 0" />
        <circle class="stone" cx="-12" cy="14" r="2.4" />
        <circle class="stone" cx="17" cy="15" r="2" />
        <circle class="stone" cx="3" cy="17" r="1.6" />
      </symbol>
      <symbol id="coat" class="art-coat" overflow="visible">
        <path class="field" d="M-5-6H5V-.5C5 3 2.6 5.4 0 6.8-2.6 5.4-5 3-5-.5Z" />
        <path class="charge" d="M-5-2.2 0-5.2 5-2.2V.8L0-2.2-5 .8Z" />
        <circle class="charge" cy="2.6" r="1.3" />
      </symbol>
    </>
  );
}

function Spirits() {
  const ghost =
    'M-5 6.4V-1.6C-5-5.4-2.8-8 0-8S5-5.4 5-1.6V6.4C4 5.2 3.2 5 2.5 6.4 1.8 7.6.9 7.6 0 6.4-.9 7.6-1.8 7.6-2.5 6.4-3.2 5-4 5.2-5 6.4Z';
  return (
    <>
      <symbol id="ghost" class="art-ghost" overflow="visible">
        <circle class="glow" r="14" />
        <path class="body" d={ghost} />
        <path class="fold" d="M3.4-3.4C3.8.2 3.6 3 2.4 5.6M-3 3.8Q-3.4 2-3.2.6" />
        <path class="eyes" d="M-2.1-3.2a.95 1.25 0 1 0 .02 0ZM2.1-3.2a.95 1.25 0 1 0 .02 0ZM0 .1a.8 1 0 1 0 .02 0Z" />
      </symbol>
      <symbol id="ghost-symbol" class="art-ghost-symbol" overflow="visible">
        <path class="body" d={ghost} transform="scale(.72)" />
        <path class="eyes" d="M-1.5-2.4v1.1M1.5-2.4v1.1" />
      </symbol>
    </>
  );
}

/** Rufus has hanging ears and holds his tail high; Ronja, shaggier, has pricked ears and a bushy tail. */
function Hounds() {
  return (
    <>
      <symbol id="rufus" class="art-hound" overflow="visible">
        <ellipse class="shade" cx="1" cy="7.2" rx="11" ry="2.2" />
        <path class="body" d="M-8.6 7V.4C-10.4-1-11.8-4.4-10.6-8.4-9.8-5-8.6-3.8-7-3.6H2.4C3.4-5.4 4.6-7.6 7-8 9.2-8.2 11-7.2 12.2-5.4L14.4-4.6C14.6-2.8 13.6-1.8 12.2-1.6L8.4-1.4C8 .2 7.6 1 7 1.8V7H4.4L4 2.6H-4L-5.8 7Z" />
        <path class="ear" d="M6.6-7.6C4.2-7.4 3-4 3.8-.8 5.6-.6 7.2-3.6 7.6-6.6Z" />
        <path class="collar" d="M3.8-1.6 7.8-.2" />
        <circle class="eye" cx="9.6" cy="-5" r=".85" />
      </symbol>
      <symbol id="ronja" class="art-hound" overflow="visible">
        <ellipse class="shade" cx="1" cy="7.2" rx="11" ry="2.2" />
        <path class="body" d="M-8 7 -8.4 1.6C-12.4 2.4-14.8-.6-13.8-4.4-13.4-6.6-11.6-7.6-9.8-6.8-11-5-10.4-3.6-8-3.8L-6-4.6-4-3.6-2-4.6 0-3.6 2.4-4.4C3.2-6 3.8-8 4-11.4L7-8.4 9-11 9.6-7.4C10.8-6.8 11.8-5.8 12.6-4.8L14.6-4C14.6-2.4 13.6-1.4 12-1.4L8.6-1.2 8.8.8 7.4.6V7H4.8L4.2 3-.6 2.6-4 3.2-5.2 7Z" />
        <path class="collar" d="M3.6-2 7.6-.4" />
        <circle class="eye" cx="9.2" cy="-5" r=".85" />
      </symbol>
    </>
  );
}

/** The back of every tile: mist under the moon. */
function Back() {
  return (
    <symbol id="back" class="art-back" overflow="visible">
      <rect class="paper" width="100" height="100" />
      <circle class="light" cx="50" cy="42" r="40" />
      <circle class="moon" cx="50" cy="42" r="21" />
      <path class="stars" d="M17 20h.1M26 33h.1M80 17h.1M74 31h.1M86 40h.1M13 44h.1M35 14h.1M64 12h.1" />
      <path class="far" d="M4 68C12 58 22 57 30 62 37 52 50 53 55 61 63 54 75 55 80 62 87 58 93 60 96 64V96H4Z" />
      <g transform="translate(50 46) scale(1.9)">
        <use href="#ghost" />
      </g>
      <path class="near" d="M4 80C10 71 21 70 27 76 33 67 46 66 52 74 60 66 72 68 77 76 84 70 92 72 96 77V96H4Z" />
      <path class="swirls" d="M12 88c6-6 15-5 16 0 .6 4-5.4 5-5.8 1.400M34 86h14M56 89c6-6 15-5 16 0 .6 4-5.4 5-5.8 1.400M78 87h12M40 92h10" />
      <rect class="frame" x="3.5" y="3.5" width="93" height="93" rx="3" />
      <rect class="frame thin" x="6.5" y="6.5" width="87" height="87" rx="2" />
    </symbol>
  );
}

/** Repeats what a square pattern holds over its own borders, so that its tiles join. */
function Wrapped({ size, children }: { size: number; children: ComponentChildren }) {
  const shifts = [0, -size, size];
  return (
    <>
      {shifts.flatMap((x) => shifts.map((y) => <g transform={`translate(${x} ${y})`}>{children}</g>))}
    </>
  );
}

const kWash = 400;
const kMeadows: [number, number, number, number][] = [
  [60, 70, 70, 34],
  [230, 40, 90, 30],
  [340, 150, 60, 42],
  [150, 190, 84, 38],
  [20, 290, 66, 40],
  [260, 300, 96, 36],
  [120, 370, 70, 26],
];
/** The ground goes on from tile to tile: its pattern lies on the board, not on the tile. */
function Washes() {
  return (
      <pattern id="meadow-wash" width={kWash} height={kWash} patternUnits="userSpaceOnUse">
        <rect class="art-grass" width={kWash} height={kWash} />
        <Wrapped size={kWash}>
          {kMeadows.map(([cx, cy, rx, ry], i) => (
            <ellipse class={i % 3 === 1 ? 'art-hollow' : 'art-meadow'} cx={cx} cy={cy} rx={rx} ry={ry} />
          ))}
        </Wrapped>
      </pattern>
  );
}

function Paints() {
  return (
    <>
      <radialGradient id="mist-paint">
        <stop class="mist-stop" offset="0" stop-opacity=".9" />
        <stop class="mist-stop" offset=".6" stop-opacity=".7" />
        <stop class="mist-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="meadow-paint">
        <stop class="meadow-stop" offset="0" stop-opacity=".9" />
        <stop class="meadow-stop" offset=".6" stop-opacity=".5" />
        <stop class="meadow-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="glow-paint">
        <stop class="glow-stop" offset="0" stop-opacity=".95" />
        <stop class="glow-stop" offset=".5" stop-opacity=".35" />
        <stop class="glow-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <pattern id="cobbles" width="20" height="14.2857" patternUnits="userSpaceOnUse">
        <path class="art-cobbles" d="M1 2h2.4M6.4 1.4h1.6M11 3.4h2.2M16.4 2.4h1.6M4 8.4h1.6M9 7.4h2.4M14.6 9h1.8M1.6 12.4h1.6M7 12.8h2.2M17 13.2h1.4" />
      </pattern>
    </>
  );
}

/** The page's one set of shared pictures; put it in the document once. Those of other expansions join it when one is drawn. */
export function Symbols() {
  const Added = addedSymbols.value;
  return (
    <svg class="symbols" aria-hidden="true" width="0" height="0">
      <defs>
        <Paints />
        <Washes />
        <Drawings />
        <Ruins />
        <FarSymbols />
        <Spirits />
        <Hounds />
        <Back />
        {Added && <Added />}
      </defs>
    </svg>
  );
}
