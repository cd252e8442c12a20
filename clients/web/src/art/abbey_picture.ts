import { placed } from './path';
import { pictures, type Picture, type PictureName } from './pictures';

const at = (name: PictureName, x: number, y: number, size = 1): Picture =>
  pictures[name].map(([paint, data]) => [paint, placed(data, { x, y, size })] as const);

/** Arches side by side from `x` on, standing at `y`. */
const arches = (x: number, y: number, count: number, step: number, high: number): string =>
  Array.from({ length: count }, (_, i) => `M${x + i * step} ${y}v-${high}a1.7 1.7 0 0 1 3.4 0v${high}Z`).join('');

/** What stands inside the walls of an abbey: a church, a cloister around its garth, trees and beds. */
export const abbeyPicture: Picture = [
  ['meadow', 'M-36-40H36Q40-40 40-36V36Q40 40 36 40H-36Q-40 40-40 36V-36Q-40-40-36-40Z'],
  ['square', 'M-3.4-39H3.4V-3.4H39.4V3.4H3.4V39.4H-3.4V3.4H-39.4V-3.4H-3.4Z'],
  ...at('tree', -33, -31),
  ...at('tree', 34, -26, 0.9),
  ...at('pine', -34.4, -15),
  ...at('pine', 35, -13.4),
  ['shade', 'M-29 25.4L30 25.4 36 19 30 20Z'],
  // The church.
  ['plaster-shade', 'M-28-5V-16H16V-5Z'],
  ['window', arches(-25, -7, 6, 6, 3.6)],
  ['roof', 'M-30.4-15.6L-26.6-25.4H14V-15.6Z'],
  ['tiles', 'M-27.6-22.4H14M-28.8-19.2H14'],
  ['plaster', 'M12-4V-28.4H26V-4Z'],
  ['plaster-shade', 'M20.6-4V-28.4H26V-4Z'],
  ['tiles', 'M12-18.4H26'],
  ['window', `${arches(14.4, -20.6, 2, 5.2, 3)}M17.2-6V-10.6A1.8 1.8 0 0 1 20.8-10.6V-6Z`],
  ['roof', 'M10.2-28L19-38.4 27.8-28Z'],
  ['roof-shade', 'M20.6-28L19-38.4 27.8-28Z'],
  ['pen', 'M19-38.4V-43M17.2-41.2H20.8'],
  ['pen', 'M-26.6-25.4V-30M-28.2-28.2H-25'],
  // The garth, with a well.
  ['crown', 'M-19.6-5.4H19.6V13H-19.6Z'],
  ['square', 'M-1.8-5.4H1.8V2H19.6V5.6H1.8V13H-1.8V5.6H-19.6V2H-1.8Z'],
  ...at('well', 0, 3.4, 0.8),
  ...at('bush', -11, -1, 0.8),
  ...at('bush', 11, 9.6, 0.8),
  ...at('flowers', -11, 9.6),
  ...at('flowers', 11, -1),
  // Its wings.
  ['roof-second', 'M-29-5.4H-19.4V13.6H-29ZM19.4-5.4H29V13.6H19.4Z'],
  ['roof-shade', 'M-22.6-5.4H-19.4V13.6H-22.6ZM25.8-5.4H29V13.6H25.8Z'],
  ['tiles', 'M-29-.6H-22.6M-29 4.2H-22.6M-29 9H-22.6M19.4-.6H25.8M19.4 4.2H25.8M19.4 9H25.8'],
  ['plaster', 'M-29.4 24.8V17H29.4V24.8Z'],
  ['dark', arches(-27, 24.8, 4, 5.4, 3.4) + arches(7.6, 24.8, 4, 5.4, 3.4)],
  ['roof', 'M-28.6 11H28.6L31.4 17.6H-31.4Z'],
  ['tiles', 'M-29.4 13.2H29.4M-30.4 15.4H30.4'],
  ['plaster', 'M-4.6 25.6V15L0 9.6 4.6 15V25.6Z'],
  ['dark', 'M-2.4 25.6V20.6A2.4 2.4 0 0 1 2.4 20.6V25.6Z'],
  ['roof', 'M-6 15.6L0 8 6 15.6 4.6 17 0 11.4-4.6 17Z'],
  // The grounds before it.
  ['earth', 'M-34 29.4H-22V33H-34ZM-34 34.6H-22V38H-34Z'],
  ['grass', 'M-32 32V30.4M-29 32V30.2M-26 32V30.4M-24 32V30.4M-32 37.4V35.8M-29 37.4V35.6M-26 37.4V35.8'],
  ...at('bush', -14, 33.4, 0.9),
  ...at('tree', 12, 33, 0.9),
  ...at('tree', 22, 34),
  ...at('tree', 33, 32, 0.95),
  ...at('flowers', -17, 37.6),
];
