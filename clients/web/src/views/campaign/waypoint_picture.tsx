import type { JSX } from 'preact';

import { Meeple } from '../../art/meeple';
import { HoundFigure } from '../common/pieces';

const use = (name: string, x: number, y: number, size = 1) => (
  <use href={`#${name}`} transform={`translate(${x} ${y}) scale(${size})`} />
);
const mist = (x: number, y: number, r: number) => <circle cx={x} cy={y} r={r} fill="url(#mist-paint)" />;
const hill = <path class="art-meadow" d="M0 62C24 50 42 66 66 56S92 52 100 56V100H0Z" />;

function Road({ d }: { d: string }) {
  return (
    <>
      <path class="way-bank" d={d} />
      <path class="way" d={d} />
    </>
  );
}

/** One scene for each waypoint: what it adds, on a square of 100 units. */
const kScenes: Record<string, () => JSX.Element> = {
  level1: () => (
    <>
      {hill}
      <Road d="M20 104C40 84 30 66 52 62S76 40 60 26" />
      {use('house-left', 28, 62, 1.9)}
      {use('tree', 80, 74, 2.2)}
      {mist(66, 24, 30)}
      {mist(34, 22, 26)}
      {mist(88, 40, 22)}
      {use('ghost', 62, 30, 2.1)}
    </>
  ),
  level2: () => (
    <>
      {hill}
      {use('castle', 40, 60, 2.5)}
      {mist(84, 40, 26)}
      {use('cemetery', 64, 78, 1.7)}
      {mist(16, 82, 20)}
      {use('ghost', 78, 52, 1.5)}
    </>
  ),
  level3: () => (
    <>
      {hill}
      <Road d="M-4 84C30 74 60 92 104 76" />
      {mist(50, 26, 34)}
      {mist(14, 40, 22)}
      {mist(88, 34, 24)}
      {use('pine', 20, 60, 2.2)}
      {use('ghost', 72, 28, 1.5)}
      <g transform="translate(50 68) scale(2.9)">
        <HoundFigure hound="rufus" />
      </g>
    </>
  ),
  level4: () => (
    <>
      {hill}
      <Road d="M12 104C18 84 80 88 74 68S24 60 34 44 66 36 62 22" />
      {mist(62, 18, 30)}
      {mist(26, 28, 24)}
      {mist(90, 52, 22)}
      <g transform="translate(34 80) scale(1.9)">
        <HoundFigure hound="rufus" />
      </g>
      <g transform="translate(60 42) scale(1.5)">
        <HoundFigure hound="ronja" />
      </g>
    </>
  ),
  level5: () => (
    <>
      {hill}
      <g transform="translate(56 14) rotate(9) scale(.34)">
        <use href="#back" />
      </g>
      {mist(24, 32, 30)}
      {mist(80, 62, 28)}
      {use('cemetery', 44, 70, 2.1)}
      {mist(16, 88, 22)}
      {use('ghost', 22, 48, 1.7)}
      {use('ghost', 78, 74, 1.9)}
    </>
  ),
  level6: () => (
    <>
      {hill}
      {mist(50, 30, 38)}
      {mist(14, 40, 28)}
      {mist(88, 40, 28)}
      {use('ghost', 50, 22, 1.7)}
      <g transform="translate(24 66) scale(1.5)">
        <Meeple colour="red" />
      </g>
      <g transform="translate(76 66) scale(1.5)">
        <Meeple colour="blue" />
      </g>
      <g transform="translate(50 76) scale(1.7)">
        <Meeple colour="green" />
      </g>
    </>
  ),
  ghosts: () => (
    <>
      {hill}
      {use('castle', 50, 48, 2)}
      {mist(88, 26, 24)}
      <g transform="translate(28 74) scale(1.6)">
        <Meeple colour="red" kind="guard" />
      </g>
      <g transform="translate(72 74) scale(1.6)">
        <Meeple colour="blue" />
      </g>
      {use('ghost', 82, 54, 1.4)}
    </>
  ),
  base: () => (
    <>
      {hill}
      <Road d="M-4 92C26 80 60 96 104 78" />
      {use('house-left', 26, 60, 2)}
      {use('church', 52, 60, 2)}
      {use('house-tall', 74, 62, 2)}
      {use('house-right', 38, 74, 1.9)}
      {use('tree', 86, 72, 2)}
    </>
  ),
};

/** The small picture of a waypoint, by its key. */
export function WaypointPicture({ name }: { name: string }) {
  return (
    <svg class="waypoint-picture" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="art-field" width="100" height="100" />
      {kScenes[name]?.()}
    </svg>
  );
}
