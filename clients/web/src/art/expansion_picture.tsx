import type { Expansion } from '../game/expansions';
import type { JSX } from 'preact';

import { AddedUse } from './added_use';
import { Meeple } from './meeple';
import { Dragon, Fairy, Tower, towerTop } from './pieces';
import '../style/added.css';

const kHills = 'M3 36Q14 27 26 33T48 29 61 34V56H3Z';

/** A symbol at a place of the lid, so much larger or smaller. */
const at = (name: string, x: number, y: number, size: number) => <AddedUse name={name} transform={`translate(${x} ${y}) scale(${size})`} />;

const placed = (piece: JSX.Element, x: number, y: number, size: number) => <g transform={`translate(${x} ${y}) scale(${size})`}>{piece}</g>;

const kScenes: Record<Expansion, JSX.Element> = {
  abbot: (
    <>
      <path class="far-land" d={kHills} />
      <path class="land" d="M3 44Q30 34 61 43V56H3Z" />
      {at('tree', 11, 26, 1)}
      {at('tree', 27, 23, 1.1)}
      {at('pine', 55, 26, 1.2)}
      {at('garden', 24, 42, 1.12)}
      {placed(<Meeple colour="green" kind="abbot" />, 47, 35, 1)}
    </>
  ),
  inns: (
    <>
      <path class="far-land" d={kHills} />
      {at('cathedral', 26, 30, 0.78)}
      <path class="land" d="M3 50Q30 43 61 48V56H3Z" />
      {at('inn', 45, 44, 0.94)}
    </>
  ),
  traders: (
    <>
      <path class="street" d="M3 38Q30 31 61 37V56H3Z" />
      {at('house-left', 12, 29, 1.1)}
      {at('house-tall', 30, 26, 1.2)}
      {at('house-right', 50, 29, 1.1)}
      {at('wine-alone', 18, 45, 1.05)}
      {at('grain-alone', 33, 40, 0.95)}
      {placed(<Meeple colour="pink" kind="pig" />, 47, 45, 0.85)}
    </>
  ),
  dragon: (
    <>
      <path class="far-land" d="M3 44Q30 38 61 43V56H3Z" />
      {at('volcano', 48, 29, 0.66)}
      <path class="land" d="M3 50Q30 44 61 49V56H3Z" />
      {placed(<Dragon />, 24, 35, 0.94)}
      {placed(<Fairy />, 50, 45, 0.62)}
    </>
  ),
  tower: (
    <>
      <circle class="moon" cx="49" cy="16" r="6" />
      <path class="far-land" d={kHills} />
      <path class="land" d="M3 48Q30 41 61 47V56H3Z" />
      {at('foundation', 28, 47, 0.9)}
      {placed(<Tower floors={3} closed />, 28, 46, 0.95)}
      {placed(<Meeple colour="red" />, 28, 46 + towerTop(3) * 0.95 - 7.5, 0.62)}
      {at('pine', 50, 44, 1.2)}
    </>
  ),
  abbey: (
    <>
      <path class="far-land" d={kHills} />
      {at('monastery', 30, 30, 1.15)}
      <path class="land" d="M3 45Q30 37 61 43V56H3Z" />
      {placed(<Meeple colour="blue" kind="mayor" />, 17, 43, 0.8)}
      {placed(<Meeple colour="yellow" kind="wagon" />, 44, 44, 0.9)}
    </>
  ),
};

/** The lid of an expansion's box, with a picture of our own, 64 wide and high. */
export function ExpansionPicture({ expansion }: { expansion: Expansion }) {
  const scene = `scene-of-${expansion}`;
  return (
    <svg class={`box-lid ${expansion}`} viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={scene}>
        <rect x="3" y="3" width="58" height="53" />
      </clipPath>
      <path class="side" d="M2 54H62V60Q62 62 60 62H4Q2 62 2 60Z" />
      <g clip-path={`url(#${scene})`}>
        <rect class="sky" x="3" y="3" width="58" height="53" />
        {kScenes[expansion]}
      </g>
      <rect class="frame" x="3.2" y="3.2" width="57.6" height="52.2" />
      <path class="edge" d="M4 2H60Q62 2 62 4V60Q62 62 60 62H4Q2 62 2 60V4Q2 2 4 2ZM2 56.5H62" />
    </svg>
  );
}
