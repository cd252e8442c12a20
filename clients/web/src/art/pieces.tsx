import type { FigureKind } from '../game/figure';
import type { Colour } from '../protocol/types';
import { AddedUse } from './added_use';
import { Meeple } from './meeple';
import '../style/added.css';

// What lies or stands beside the figures of the players, each with its middle at 0, 0.

/** The dragon, about 48 wide and 36 high. */
export function Dragon() {
  return <AddedUse name="dragon-piece" />;
}

/** The fairy, about 28 wide and 28 high. */
export function Fairy() {
  return <AddedUse name="fairy-piece" />;
}

/** A floor of a tower is so high as long as the tower is low; a high one is drawn no higher than `kHighest`. */
const kFloor = 7;
const kHighest = 42;
const kRadius = 9.6;
const kFlat = 4.4;

const floorHeight = (floors: number) => Math.min(kFloor, kHighest / Math.max(1, floors));

/** How high above its foundation the top of a tower is: there a meeple stands. */
export const towerTop = (floors: number): number => -floors * floorHeight(floors) - 1;

const round = (y: number, radius: number) => `M${-radius} ${y}A${radius} ${kFlat} 0 0 1 ${radius} ${y}A${radius} ${kFlat} 0 0 1 ${-radius} ${y}Z`;
const band = (y: number, high: number, from = -kRadius) =>
  `M${from} ${y}V${y + high}A${kRadius} ${kFlat} 0 0 0 ${kRadius} ${y + high}V${y}A${kRadius} ${kFlat} 0 0 1 ${from} ${y}Z`;

interface TowerProps {
  /** How many, 1 at least. */
  floors: number;
  /** Whether a meeple stands on it, so that nobody builds on. */
  closed?: boolean;
}

/** A tower, standing on its foundation at 0, 0; with its number where there are more floors than one sees at once. */
export function Tower({ floors, closed = false }: TowerProps) {
  const high = floorHeight(floors);
  const top = -floors * high;
  const number = String(floors);
  return (
    <g class="tower-piece">
      <path class="p-shade" d="M-11 3Q4 0 16 1.4 8 8-11 3Z" />
      {Array.from({ length: floors }, (_, i) => {
        const y = -(i + 1) * high;
        return (
          <>
            <path class={i % 2 === 0 ? 'p-stone' : 'p-stone-shade'} d={band(y, high)} />
            {high > 5 && <path class="p-dark" d={`M${i % 2 === 0 ? -5 : 2} ${y + 6}v2.6h2.4v-2.6Z`} />}
          </>
        );
      })}
      <path class="p-stone" d={round(top, kRadius)} />
      {closed ? (
        <>
          <path class="p-wood" d={round(top - 1.2, kRadius + 1.4)} />
          <path class="p-tiles" d={`M-7.6 ${top - 3.8}H7.6M-10.6 ${top - 1.2}H10.6M-8 ${top + 1.4}H8`} />
        </>
      ) : (
        <path class="p-dark" d={round(top, kRadius - 3.2).replaceAll(String(kFlat), '2.2')} />
      )}
      {floors > 1 && (
        <g class="tower-count">
          <rect x={-2.4 - 2.9 * number.length} y="-1" width={4.8 + 5.8 * number.length} height="11" rx="2.6" />
          <text y="8">{number}</text>
        </g>
      )}
    </g>
  );
}

export type Goods = 'wine' | 'grain' | 'cloth';

/** A token of goods, 24 wide. */
export function GoodsChip({ goods }: { goods: Goods }) {
  return (
    <g class={`goods-chip ${goods}`}>
      <circle class="rim" r="11.5" />
      <circle class="band" r="9.6" />
      <AddedUse name={`${goods}-alone`} transform={`translate(0 ${goods === 'grain' ? 1.6 : 0.3}) scale(.74)`} />
    </g>
  );
}

interface PrisonerProps {
  colour: Colour;
  kind?: FigureKind;
}

/** A figure behind bars, 26 wide and 34 high. */
export function Prisoner({ colour, kind = 'meeple' }: PrisonerProps) {
  return (
    <g class="prison">
      <path class="stones" d="M-14 14V-9.6C-14-15.6-8-19 0-19S14-15.6 14-9.6V14Z" />
      <path class="cell" d="M-11.4 11V-9C-11.4-13.6-6.4-16.4 0-16.4S11.4-13.6 11.4-9V11Z" />
      <g transform="translate(0 -.4) scale(.84)">
        <Meeple colour={colour} kind={kind} />
      </g>
      <path class="bars" d="M-6.2 11V-15.2M6.2 11V-15.2M-11.2-8.6H11.2" />
      <path class="bars bright" d="M-6.2 11V-15.2M6.2 11V-15.2M-11.2-8.6H11.2" />
      <path class="stones" d="M-14.6 10.6H14.6V14.6H-14.6Z" />
    </g>
  );
}

/** The abbey that a player has in hand, as a small tile, 32 wide. */
export function AbbeyToken() {
  return (
    <g class="abbey-token">
      <rect class="ground" x="-16" y="-16" width="32" height="32" rx="2" />
      <rect class="walls" x="-13.4" y="-13.4" width="26.8" height="26.8" rx="3" />
      <use href="#monastery" transform="translate(0 3.4) scale(.64)" />
    </g>
  );
}
