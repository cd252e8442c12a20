import { render, type ComponentChild } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { placeKey } from '../../board/geometry';
import { figureOf } from '../../game/figure';
import { playerOf } from '../../game/standing';
import type { BoardMeeple, BoardTile, Point, State } from '../../protocol/types';
import { meeplePoint, pose, spirits, type Spirit } from '../drawing/board_pieces';
import { useDepartures } from './departures';
import { fly } from '../drawing/flight';

const kFigureMs = 620;
const kGhostMs = 950;
/** Ghosts rise one after the other. */
const kGhostGapMs = 90;
/** More that go at once are a jump through the game. */
const kMostMeeples = 6;
const kMostGhosts = 15;

/** Half the side of the square that a figure is drawn in, in units of the board. */
const kHalf = 20;

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The square about a point of the board, on the page; `piece` is how much larger than the map it is drawn. */
function boxAround(board: SVGGraphicsElement, { x, y }: Point, piece: string): DOMRect {
  const matrix = board.getScreenCTM()!;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const half = kHalf * matrix.a * (Number(getComputedStyle(board).getPropertyValue(piece)) || 1);
  return new DOMRect(at.x - half, at.y - half, 2 * half, 2 * half);
}

/** A figure as a picture by itself. */
function pictureOf(figure: ComponentChild): Element {
  const picture = document.createElement('div');
  render(
    <svg viewBox={`${-kHalf} ${-kHalf} ${2 * kHalf} ${2 * kHalf}`} aria-hidden="true">
      {figure}
    </svg>,
    picture,
  );
  return picture;
}

/** To the chip of that player. */
function flyHome(board: SVGGraphicsElement, at: Point, { segment, ...meeple }: BoardMeeple, player: number | null): void {
  const chip = document.querySelector(`.chip[data-seat="${player}"] .meeple-picture`);
  const picture = pictureOf(
    <g transform={pose(segment, figureOf(meeple).kind)}>
      <Meeple {...figureOf(meeple)} />
    </g>,
  );
  const to = chip && isSeen(chip) ? chip.getBoundingClientRect() : null;
  fly(picture, { from: boxAround(board, at, '--meeple'), to, ms: kFigureMs });
}

/** Up to the row of those that are left; `i` counts those that go together. */
function flyUp(board: SVGGraphicsElement, { at }: Spirit, i: number): void {
  const row = [...document.querySelectorAll('.ghost-row .ghost-picture:not(.away), .ghost-clock .left')].filter(isSeen).at(-1);
  const picture = pictureOf(<use href="#ghost" transform="scale(1.25)" />);
  const to = row?.getBoundingClientRect() ?? null;
  fly(picture, { from: boxAround(board, at, '--ghost'), to, ms: kGhostMs, delay: i * kGhostGapMs });
}

interface GoingHomeProps {
  atlas: Atlas;
  state: State;
  tileAt: (place: Point) => BoardTile | undefined;
}

/** Sends off the figures that leave a tile which stays: to the chip of their player, and ghosts up to the others. */
export function GoingHome({ atlas, state, tileAt }: GoingHomeProps) {
  const { tiles, meeples, buried } = state;
  const board = useRef<SVGGElement>(null);
  const graves = useRef(buried.length);
  const ghosts = useMemo(() => spirits(atlas, tiles), [atlas, tiles]);
  useDepartures(ghosts, ({ key }) => key, kMostGhosts, (ghost, i) => {
    if (tileAt(ghost.tile)) flyUp(board.current!, ghost, i);
  });
  useDepartures(meeples, (m) => `${placeKey(m)}:${m.segment}:${m.colour}`, kMostMeeples, (meeple) => {
    const at = meeplePoint(atlas, tileAt(meeple), meeple.segment);
    const isBuried = buried.slice(graves.current).some(({ colour }) => colour === meeple.colour);
    if (at && !isBuried) flyHome(board.current!, at, meeple, playerOf(state, meeple.colour));
  });
  useLayoutEffect(() => void (graves.current = buried.length), [buried]);
  return <g ref={board} />;
}
