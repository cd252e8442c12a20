/** Pictures that are drawn once and used everywhere. Origins are where they touch the ground. */

function Houses() {
  return (
    <>
      <symbol id="house-left" class="art-house" overflow="visible">
        <path class="wall" d="M-5 0V-4.6L-2.4-8 .2-4.6V0Z" />
        <path class="wall shade" d="M.2 0V-4.6H5.2V0Z" />
        <path class="roof" d="M-2.4-8.4 3-8.4 6-4 .6-4Z" />
        <path class="roof shade" d="M-2.4-8.4-5.8-4-4.6-3.6-2.4-6.6Z" />
        <path class="window" d="M-3.1-4h1.5v2h-1.5zM2-3h1.3v1.6h-1.3z" />
      </symbol>
      <symbol id="house-right" class="art-house" overflow="visible">
        <path class="wall" d="M5 0V-4.4L2.4-7.8-.2-4.4V0Z" />
        <path class="wall shade" d="M-.2 0V-4.4H-5.2V0Z" />
        <path class="roof second" d="M2.4-8.2-3-8.2-6-3.8-.6-3.8Z" />
        <path class="roof second shade" d="M2.4-8.2 5.8-3.8 4.6-3.4 2.4-6.4Z" />
        <path class="window" d="M1.7-3.8h1.5v2h-1.5zM-3.4-2.9h1.3v1.6h-1.3z" />
      </symbol>
      <symbol id="house-tall" class="art-house" overflow="visible">
        <path class="wall" d="M-3.6 0V-8.4H3.6V0Z" />
        <path class="wall shade" d="M1 0V-8.4H3.6V0Z" />
        <path class="roof third" d="M-4.8-8.2 0-13.4 4.8-8.2Z" />
        <path class="window" d="M-2-7h1.4v2h-1.4zM-2-3.6h1.4v2h-1.4z" />
      </symbol>
      <symbol id="church" class="art-house" overflow="visible">
        <path class="wall shade" d="M-1 0V-6H8V0Z" />
        <path class="roof" d="M-1.4-5.6 1-9.6H7L9.4-5.6Z" />
        <path class="wall" d="M-6 0V-12H-.6V0Z" />
        <path class="roof third" d="M-7-11.8-3.3-19 .4-11.8Z" />
        <path class="line" d="M-3.3-19v-3.4M-4.7-21h2.8" />
        <path class="window" d="M-4.2-9.6h1.7v2.6h-1.7zM-4.4 0v-2.6h2.1V0zM2.4-4h1.4v2.2H2.4zM5.2-4h1.4v2.2H5.2z" />
      </symbol>
    </>
  );
}

function Nature() {
  return (
    <>
      <symbol id="tree" class="art-tree" overflow="visible">
        <path class="trunk" d="M0 0V-4" />
        <path class="crown" d="M-4.4-4.2C-6.6-6.6-4.4-9.6-2.4-9.2-1.6-12 2.2-12 2.8-9.2 5.4-9.4 6-6 4.2-4.4 2.6-2.6-2.6-2.6-4.4-4.2Z" />
        <path class="fleck" d="M-2.2-6.2c.8-1.2 2-1.4 3-.8" />
      </symbol>
      <symbol id="pine" class="art-tree" overflow="visible">
        <path class="trunk" d="M0 0V-3" />
        <path class="crown deep" d="M-4-2.4 0-8 4-2.4ZM-3.1-6 0-11.6 3.1-6Z" />
      </symbol>
      <symbol id="bush" class="art-tree" overflow="visible">
        <path class="crown" d="M-4 0C-5.4-2.6-3-4.6-1.4-3.8-.6-5.6 2.4-5.2 2.6-3.2 4.6-3.4 4.8-.8 3.8 0Z" />
      </symbol>
      <symbol id="tuft" class="art-tuft" overflow="visible">
        <path d="M-2.2 0-2.8-2.4M-.8 0-.6-3.2M.8 0 2-2.6" />
      </symbol>
      <symbol id="furrows" class="art-furrows" overflow="visible">
        <path class="earth" d="M-13-5-2-9 12-6 14 4 1 8-12 5Z" />
        <path class="rows" d="M-11 2.4 10-6M-8 5 13-2.6M-2 6.4 13.4.4M-12-1.6 3-7.6" />
      </symbol>
    </>
  );
}

function Buildings() {
  return (
    <>
      <symbol id="village" overflow="visible">
        <use href="#house-right" x="-7.5" y="-1" />
        <use href="#tree" x="9" y="-1.5" />
        <use href="#house-left" x="2" y="6.5" />
      </symbol>
      <symbol id="crossing" class="art-crossing" overflow="visible">
        <circle class="square" r="8" />
        <path class="post" d="M0 2.5V-9" />
        <path class="sign" d="M-1-9.4H6L7.8-7.7 6-6H-1ZM1-5.6H-5.4L-7-4.2-5.4-2.8H1Z" />
      </symbol>
      <symbol id="watertower" class="art-house" overflow="visible">
        <path class="line strong" d="M-4.5 0-3.2-9M4.5 0 3.2-9M-4 -3.4 3.6-7M4-3.4-3.6-7" />
        <path class="wall shade" d="M-5-9V-15H5V-9Z" />
        <path class="line" d="M-5-12H5" />
        <path class="roof third" d="M-6.2-15 0-20 6.2-15Z" />
      </symbol>
      <symbol id="castle" class="art-house" overflow="visible">
        <path class="wall" d="M-12 4V-8h3v2h3v-2h3v2h6v-2h3v2h3v-2h3V4Z" />
        <path class="wall shade" d="M4 4V-6H12V4Z" />
        <path class="wall" d="M-4 4V-16h2.4v2h3.2v-2H4V4Z" />
        <path class="roof" d="M-5-16 0-22 5-16Z" />
        <path class="window" d="M-1.4 4V0a1.4 1.4 0 0 1 2.8 0V4ZM-1-12h2v3h-2z" />
      </symbol>
      <symbol id="monastery" class="art-house" overflow="visible">
        <use href="#church" />
      </symbol>
      <symbol id="cemetery" class="art-cemetery" overflow="visible">
        <path class="yard" d="M-15-6-2-11 14-8 16 5 2 10-14 6Z" />
        <path class="stone" d="M-9 2V-3a2 2 0 0 1 4 0V2ZM-1 5V0a2 2 0 0 1 4 0V5ZM6 0V-5a2 2 0 0 1 4 0V0ZM-3-3V-7a1.6 1.6 0 0 1 3.2 0v4Z" />
      </symbol>
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

function Paints() {
  return (
    <>
      <radialGradient id="mist-paint">
        <stop class="mist-stop" offset="0" stop-opacity=".82" />
        <stop class="mist-stop" offset=".55" stop-opacity=".72" />
        <stop class="mist-stop" offset=".8" stop-opacity=".34" />
        <stop class="mist-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="wisp-paint">
        <stop class="wisp-stop" offset="0" stop-opacity=".6" />
        <stop class="wisp-stop" offset=".6" stop-opacity=".25" />
        <stop class="wisp-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="glow-paint">
        <stop class="glow-stop" offset="0" stop-opacity=".95" />
        <stop class="glow-stop" offset=".5" stop-opacity=".35" />
        <stop class="glow-stop" offset="1" stop-opacity="0" />
      </radialGradient>
      <pattern id="cobbles" width="9" height="7" patternUnits="userSpaceOnUse">
        <path class="art-cobbles" d="M1 2h2.4M5.4 1h2M3 5.4h2.2M7.4 4.6h1.6" />
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
        <Houses />
        <Nature />
        <Buildings />
        <Spirits />
        <Others />
      </defs>
    </svg>
  );
}
