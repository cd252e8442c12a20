import type { JSX } from 'preact';

import type { Sign } from '../game/signs';

const kFigure = 'M0-4.4C4.2-4.6 5.4-2 6.3.8 7.2 4.2 8 8 8.6 11-4.2 12.8-4.2 12.8-8.6 11-8 8-7.2 4.2-6.3.8-5.4-2-4.2-4.6 0-4.4Z';

const kDrawings: Record<Sign, JSX.Element> = {
  wave: (
    <>
      <path class="limb" d="M5 0C8.5-1.5 9.5-5 9.2-9" />
      <path class="body" d={kFigure} />
      <circle class="body" cy="-7.5" r="4.4" />
      <path class="air" d="M12.5-12.5q2 2.5 1 5.5M5.8-12.8q-1 1.5-.8 3.3" />
    </>
  ),
  ghost: <use href="#ghost" transform="scale(1.25)" />,
  agree: (
    <>
      <path class="cuff" d="M-11-1H-6V10.5H-11Z" />
      <path class="hand" d="M-5.5 0C-2.5-2-1-6-1-9.5-.5-12.5 4-12 3.8-8.5 3.7-6.5 3-4.5 2.5-3H9C12-3 12 1 9.8 1.3 12 2 11.5 5 9.3 5.2 11 6 10.3 8.6 8.3 8.7 9 10 8 11.2 6.5 11.2H-1C-3 11.2-4 10.5-5.5 9.8Z" />
    </>
  ),
  heart: <path class="heart" d="M0 11.5C-15 2-11-9.5-5.5-9.5-2.5-9.5-.5-7.5 0-5 .5-7.5 2.5-9.5 5.5-9.5 11-9.5 15 2 0 11.5Z" />,
  think: (
    <>
      <path class="cloud" d="M-7 3.5C-12 3.5-12.5-3-8-4-8-9-1.5-11.5 1.5-7.8 5.5-11 11-7 9-3.2 13-2 11.5 3.5 7.5 3.5Z" />
      <path class="dots" d="M-5-1.8h.1M0-1.8h.1M5-1.8h.1" />
      <circle class="cloud" cx="-4.5" cy="7.3" r="2.3" />
      <circle class="cloud" cx="-8" cy="11" r="1.4" />
    </>
  ),
  oh: (
    <>
      <circle class="face" r="11" />
      <path class="eyes" d="M-4-3.5v.1M4-3.5v.1" />
      <ellipse class="mouth" cy="4" rx="2.8" ry="3.8" />
      <path class="air" d="M-6.5-7.5q1.5-1.5 3-1.2M6.5-7.5q-1.5-1.5-3-1.2" />
    </>
  ),
};

/** A sign as a small picture; what it means is said beside it. */
export function SignPicture({ sign }: { sign: Sign }) {
  return (
    <svg class={`sign sign-${sign}`} viewBox="-16 -16 32 32" aria-hidden="true">
      {kDrawings[sign]}
    </svg>
  );
}
