/** How finely the map is drawn: from afar as flat land, then with all that stands on it, from near with every stroke. */
export type Detail = 'far' | 'plain' | 'fine';

/** Spaces smaller than this, in pixels, show flat land: houses and trees would be noise. */
export const kFarBelow = 48;
/** From this size on, windows, grass and the like are seen. */
export const kFineFrom = 72;
/** A size that was crossed is crossed back only so much beyond, in pixels: else the map would flicker at it. */
const kSlack = 4;

/** The detail for spaces of this many pixels; `before` is what is shown so far. */
export function detailAt(pixels: number, before?: Detail): Detail {
  const far = kFarBelow + (before === 'far' ? kSlack : 0);
  const fine = kFineFrom - (before === 'fine' ? kSlack : 0);
  return pixels < far ? 'far' : pixels < fine ? 'plain' : 'fine';
}

/** The height of a piece on the board in units of a space, and the least that it must have, in pixels. */
const kPieces = {
  meeple: { height: 0.31, least: 22 },
  ghost: { height: 0.19, least: 17 },
};

/** No piece becomes larger than this: it would hide its space. */
const kLargest = 2.9;

/** So much larger than the map a piece is drawn where spaces are this many pixels. */
export function pieceScale(piece: keyof typeof kPieces, pixels: number): number {
  const { height, least } = kPieces[piece];
  return Math.max(1, Math.min(kLargest, least / (height * pixels)));
}
