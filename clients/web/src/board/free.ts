import type { Size } from './camera';
import type { Extent } from './geometry';

const areaOf = ({ left, top, right, bottom }: Extent) => (right - left) * (bottom - top);

/** Whether two stretches have more in common than an edge. */
export const meet = (a: Extent, b: Extent) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The largest part of a window that nothing lies over, in its pixels; all of it if there is no such part. */
export function freePart({ width, height }: Size, over: readonly Extent[]): Extent {
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const covering = over.filter((each) => meet(each, whole));
  const lefts = [0, ...covering.map(({ right }) => right)];
  const rights = [width, ...covering.map(({ left }) => left)];
  const tops = [0, ...covering.map(({ bottom }) => bottom)];
  const bottoms = [height, ...covering.map(({ top }) => top)];
  let best: Extent | null = null;
  for (const left of lefts) {
    for (const right of rights.filter((x) => x > left)) {
      for (const top of tops) {
        for (const bottom of bottoms.filter((y) => y > top)) {
          const part = { left, top, right, bottom };
          if ((best === null || areaOf(part) > areaOf(best)) && !covering.some((each) => meet(each, part))) best = part;
        }
      }
    }
  }
  return best ?? whole;
}
