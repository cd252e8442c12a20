import { useLayoutEffect, useRef } from 'preact/hooks';

import { placeKey } from '../../board/geometry';
import type { Point } from '../../protocol/types';
import { fly, isStill } from './flight';

const kOwnMs = 260;
const kOthersMs = 480;
/** A card that was put away longer ago has nothing to do with the tile that lies there now. */
const kFreshMs = 1_000;

/** The card in the hand, as it was when it was last put away: from there a tile flies to its place. */
let card: { picture: Element; from: DOMRect; at: number } | null = null;
/** The space to which the own tile has flown before it was laid. */
let tried: string | null = null;

/** Hides what a tile flies to until it is there. */
function hide(target: Element, ms: number): void {
  target.animate({ opacity: [0, 0] }, { duration: ms });
}

function flyTo(picture: Element, from: DOMRect, targets: Element[], ms: number): void {
  if (from.width === 0 || !targets[0]) return;
  for (const target of targets) hide(target, ms);
  fly(picture.cloneNode(true) as Element, { from, to: targets[0].getBoundingClientRect(), ms });
}

/** Remembers the card that is drawn in the element, when it goes. */
export function useCard() {
  const hand = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      const picture = hand.current?.querySelector('.tile-picture');
      if (picture) card = { picture, from: picture.getBoundingClientRect(), at: performance.now() };
    },
    [],
  );
  return hand;
}

/** Lets the tile that is tried fly from the hand to where it is tried first, unless it was dragged there. */
export function useTrying(at: Point) {
  const preview = useRef<SVGGElement>(null);
  tried = placeKey(at);
  useLayoutEffect(() => {
    const picture = document.querySelector('.hand .tile-picture');
    if (!picture || !preview.current || isStill() || document.querySelector('.held-tile')) return;
    flyTo(picture, picture.getBoundingClientRect(), [preview.current], kOwnMs);
  }, []);
  return preview;
}

/** Lets the tile that another has just laid fly from the card to its place, `last`. */
export function useLanding(last: Point | null, tiles: number): void {
  const before = useRef(tiles);
  useLayoutEffect(() => {
    const isNext = tiles === before.current + 1;
    before.current = tiles;
    const isOwn = last !== null && placeKey(last) === tried;
    tried = null;
    if (!isNext || !card || isOwn || isStill() || performance.now() - card.at > kFreshMs) return;
    flyTo(card.picture, card.from, [...document.querySelectorAll('.board .fresh')], kOthersMs);
    card = null;
  }, [tiles]);
}
