import type { ComponentChildren } from 'preact';

import { paintClass } from './paints';
import { pictures, type Picture } from './pictures';

/** The small drawings one by one; most tiles have them merged into paths of one paint. */
function Drawings() {
  return (
    <>
      {Object.entries(pictures).map(([name, picture]) => (
        <symbol id={name} overflow="visible">
          {(picture as Picture).map(([paint, data]) => (
            <path class={paintClass(paint)} d={data} />
          ))}
        </symbol>
      ))}
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
        <path class="eyes" d="M-2.1-3.2a.95 1.25 0 1 0 .02 0ZM2.1-3.2a.95 1.25 0 1 0 .02 0ZM0 .1a.8 1 0 1 0 .02 0Z" />
      </symbol>
      <symbol id="ghost-symbol" class="art-ghost-symbol" overflow="visible">
        <path class="body" d={ghost} transform="scale(.72)" />
        <path class="eyes" d="M-1.5-2.4v1.1M1.5-2.4v1.1" />
      </symbol>
    </>
  );
}

function Others() {
  return (
    <>
      <symbol id="hound" class="art-hound" overflow="visible">
        <path class="body" d="M-8.6 7V0C-10.8-1-12-4-11.2-7c.8 2.4 1.8 3.4 3.6 3.6H2.6C4-4 4.6-6.4 5-9L7-6.8H9.6c1.2 0 2 1 2.8 2.2l1.8.6c.2 1.6-.8 2.4-2.2 2.6L8.4-1C8 .4 7.6 1 7 1.6V7H4.6L4 2.4H-4L-5.8 7Z" />
        <path class="collar" d="M4-3.4 7.8-1" />
        <circle class="eye" cx="8.6" cy="-4.4" r=".8" />
      </symbol>
      <symbol id="back" class="art-back" overflow="visible">
        <rect class="paper" width="100" height="100" />
        <path class="swirls" d="M8 30c14-12 30-8 30 2s-14 10-14 3 10-6 16-4 10 6 18 2 14-12 34-5M8 68c16-10 24 4 36 1s10-11 2-11-9 11 3 12 18-8 28-8 12 4 15 2M14 88c10-6 20 2 30 0s16-8 40-3M20 13c10 5 16-3 28-1s18 7 34 1" />
        <circle class="light" cx="50" cy="48" r="22" />
        <rect class="frame" x="3.5" y="3.5" width="93" height="93" rx="3" />
        <g transform="translate(50 48) scale(2.2)">
          <use href="#ghost-symbol" />
        </g>
      </symbol>
    </>
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
const kClouds: [number, number, number, number][] = [
  [50, 60, 92, 34],
  [210, 30, 70, 28],
  [330, 110, 100, 40],
  [140, 160, 84, 32],
  [10, 220, 80, 34],
  [260, 240, 110, 38],
  [110, 310, 96, 36],
  [360, 340, 84, 30],
];
const kCurls = [
  [70, 96],
  [236, 66],
  [352, 168],
  [158, 208],
  [30, 268],
  [288, 292],
  [120, 356],
  [366, 30],
  [210, 132],
];

const curl = ([x, y]: number[]) =>
  `M${x! - 16} ${y! + 2}c5-7 14-7 17-1.6 2.4 5-4.6 7.6-6.4 3.4-1-3 2.4-4.4 4-2.8M${x! + 3} ${y! + 4}h9M${x! - 11} ${y! + 8}h14`;

/** The ground and the mist go on from tile to tile: their patterns lie on the board, not on the tile. */
function Washes() {
  return (
    <>
      <pattern id="meadow-wash" width={kWash} height={kWash} patternUnits="userSpaceOnUse">
        <rect class="art-grass" width={kWash} height={kWash} />
        <Wrapped size={kWash}>
          {kMeadows.map(([cx, cy, rx, ry], i) => (
            <ellipse class={i % 3 === 1 ? 'art-hollow' : 'art-meadow'} cx={cx} cy={cy} rx={rx} ry={ry} />
          ))}
        </Wrapped>
      </pattern>
      <pattern id="mist-wash" width={kWash} height={kWash} patternUnits="userSpaceOnUse">
        <rect class="mist-base" width={kWash} height={kWash} />
        <Wrapped size={kWash}>
          {kClouds.map(([cx, cy, rx, ry]) => (
            <ellipse class="mist-hollow" cx={cx + 26} cy={cy + 30} rx={rx * 1.1} ry={ry} />
          ))}
          {kClouds.map(([cx, cy, rx, ry]) => (
            <ellipse class="mist-crest" cx={cx} cy={cy} rx={rx} ry={ry} />
          ))}
          <path class="mist-curls" d={kCurls.map(curl).join('')} />
        </Wrapped>
      </pattern>
    </>
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
      <radialGradient id="hollow-paint">
        <stop class="hollow-stop" offset="0" stop-opacity=".55" />
        <stop class="hollow-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="meadow-paint">
        <stop class="meadow-stop" offset="0" stop-opacity=".9" />
        <stop class="meadow-stop" offset=".6" stop-opacity=".5" />
        <stop class="meadow-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="wisp-paint">
        <stop class="wisp-stop" offset="0" stop-opacity=".75" />
        <stop class="wisp-stop" offset=".5" stop-opacity=".35" />
        <stop class="wisp-stop" offset="1" stop-opacity="0" />
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

/** The page's one set of shared pictures; put it in the document once. */
export function Symbols() {
  return (
    <svg class="symbols" aria-hidden="true" width="0" height="0">
      <defs>
        <Paints />
        <Washes />
        <Drawings />
        <Ruins />
        <Spirits />
        <Others />
      </defs>
    </svg>
  );
}
