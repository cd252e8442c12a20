import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import { placeKey, samePlace, type Board } from '../../board/geometry';
import { kDisc, reachOf, ringAround } from '../../board/ring';
import { openSpot, pickOne, type DraftOf } from '../../game/draft';
import { figureKind, stocks } from '../../game/figure';
import { gathered, isDoneAtOnce, isTileKey, shownFirst, spots, tileOfKey, type Spot } from '../../game/spots';
import type { Colour, LegalDecision, Point } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import { BoardButton } from '../drawing/board_button';
import { translate } from '../drawing/board_layers';
import { FeatureGlow } from '../drawing/feature_glow';
import type { SightToTell } from './board_motion';
import { DeedPicture } from './deed_picture';
import { deedInWords, spotInWords } from './deed_words';
import { ReachAbove, ReachBelow } from './reach';
import { isWhole, kLeastPictured, kLeastRadius, placesApart, placesAt, type Place } from './spot_places';

interface Props {
  session: Deciding;
  atlas: Atlas;
  board: Board;
  sight: Pick<SightToTell, 'camera' | 'free'>;
}

/** A place that had to go farther from its point, in pixels, is tied to that by a line. */
const kTied = 8;

const inSpaces = ({ x, y }: Point) => `${x / kTilePixels},${y / kTilePixels}`;

/** The colour in which the active player's own figures are. */
function ownColour({ table }: Deciding): Colour {
  const { state, next } = table.now.value;
  const supply = state?.supplies[next?.player ?? 0] ?? {};
  return (Object.keys(supply)[0] ?? 'red') as Colour;
}

/** What is offered by places of the board, and what of that is in mind. */
interface Offered {
  draft: DraftOf<'pick'>;
  /** Figures that stand there. */
  standing: Spot[];
  /** Tiles and spaces. */
  whole: Spot[];
  /** Where nothing stands. */
  free: Spot[];
  /** The tiles whose places are chosen among: the one that was just laid, and the one that is open. */
  near: Point[];
}

/** Null where something else is decided. */
function offered({ seat, table }: Deciding): Offered | null {
  const draft = seat.draft.value;
  if (draft.kind !== 'pick') return null;
  const last = table.now.value.state?.last ?? null;
  const all = gathered(spots(seat.legal.value, last), last, draft.open);
  const near = [...(last ? [last] : []), ...(draft.open === null ? [] : [tileOfKey(draft.open)])];
  const standing = all.filter((spot) => spot.occupied);
  const whole = all.filter((spot) => !spot.occupied && isWhole(spot));
  return { draft, standing, whole, free: all.filter((spot) => !spot.occupied && !isWhole(spot)), near };
}

const freePlaces = ({ free, standing, near }: Offered, { atlas, board, sight }: Props): Place[] =>
  placesApart(free, standing, near, atlas, board, { camera: sight.camera.value, free: sight.free.value });

interface ButtonProps {
  session: Deciding;
  place: Place;
  draft: DraftOf<'pick'>;
  class: string;
  children: ComponentChildren;
}

/** Whether the keys come to a place: while another is open they do not, but to those of a tile that is. */
function isActive({ key, target }: Spot, open: string | null): boolean {
  if (open === null || open === key) return true;
  return isTileKey(open) && target.on !== 'tile' && samePlace(target, tileOfKey(open));
}

/** Whoever came by a key to what opens goes on by keys in it, and comes back where nothing else has the focus. */
function useKeysWithin(first: () => SVGElement | null | undefined, where: string, key: string): void {
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('.board-button:focus-visible')) return;
    first()?.focus({ preventScroll: true });
    return () =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<SVGElement>(`.choices [data-place="${where}"]`)?.focus({ preventScroll: true });
      });
  }, [key]);
}

/** Lets the keys go on among the places of a tile that is open. */
function OpenTile({ open }: { open: string }) {
  useKeysWithin(() => document.querySelector<SVGElement>('.spot.within'), placeKey(tileOfKey(open)), open);
  return null;
}

/** Does the one thing that can be done there, or opens the choice. While another place is open, only a pointer comes there. */
function SpotButton({ session, place, draft, class: kind, children }: ButtonProps) {
  const { seat, table } = session;
  const { spot, where } = place;
  const first = shownFirst(spot);
  const atOnce = isDoneAtOnce(spot) ? spot.deeds[0]!.id : null;
  const pointed = first?.id ?? atOnce;
  const isOpen = draft.open === spot.key;
  const active = isActive(spot, draft.open);
  const chosen = spot.deeds.some(({ id }) => id === draft.id);
  const press = () => (atOnce === null ? seat.edit((current) => openSpot(current, spot.key, first?.id)) : void seat.decide(atOnce));
  return (
    <BoardButton
      class={`${kind}${chosen ? ' chosen' : ''}${active ? '' : ' dimmed'}${active && draft.open !== null && !isOpen ? ' within' : ''}`}
      label={spotInWords(spot, table)}
      {...(atOnce === null ? { expanded: isOpen } : { pressed: chosen })}
      {...(active && !isOpen ? { place: where } : { focusable: false })}
      onPress={press}
      {...(pointed !== null && active && !isOpen && { onPoint: (on: boolean) => seat.edit((current) => pickOne(current, on ? pointed : null)) })}
    >
      {children}
    </BoardButton>
  );
}

/** How many things can be done at a place, where it is more than one. */
function Several({ count, at }: { count: number; at: Point }) {
  if (count < 2) return null;
  return (
    <g class="several" transform={translate(at)}>
      <circle r="8" />
      <text y="4.2">{count}</text>
    </g>
  );
}

/** Figures that stand on the board, tiles and spaces of which one can be pointed at; drawn below the pieces. */
export function SpotsBelow({ session, atlas, board, sight }: Props) {
  const choice = offered(session);
  if (!choice) return null;
  const { draft, standing, whole: tiles } = choice;
  const { scale } = sight.camera.value;
  const { state } = session.table.now.value;
  return (
    <g class="choices">
      {state && <ReachBelow {...{ atlas, board, state, draft }} legal={session.seat.legal.value} />}
      {placesAt([...tiles, ...standing], atlas, board, scale).map((place) => {
        const { spot, at, finger } = place;
        const whole = isWhole(spot);
        return (
          <SpotButton key={spot.key} class={spot.deeds.length > 1 && whole ? 'pick gathered' : `pick on-${spot.target.on}`} {...{ session, place, draft }}>
            {whole ? (
              <rect x={at.x - 45} y={at.y - 45} width="90" height="90" rx="10" />
            ) : (
              <>
                <g transform={translate(at)}>
                  <circle class="keeps-size pick-finger" r={finger} />
                </g>
                <circle class="pick-ring" cx={at.x} cy={at.y} r="23" />
              </>
            )}
            {spot.target.on === 'space' && <path d={`M${at.x} ${at.y - 10}v20M${at.x - 10} ${at.y}h20`} />}
          </SpotButton>
        );
      })}
    </g>
  );
}

/** What can be done to the figures that stand there, as signs over them. */
function Signs({ session, places }: { session: Deciding; places: Place[] }) {
  const own = ownColour(session);
  return (
    <>
      {places.map(({ spot: { key, deeds }, at }) => (
        <g key={key} class="spot-sign" transform={translate(at)}>
          <g class="keeps-size">
            <g transform="translate(17 -17)">
              <circle r="11" />
              <g transform="scale(.55)">{deeds.length > 1 ? <text y="9">{deeds.length}</text> : <DeedPicture decision={deeds[0]!} own={own} bare />}</g>
            </g>
          </g>
        </g>
      ))}
    </>
  );
}

/** The places on which nothing stands yet: for figures, floors, a barn. Where several can stand, the first is shown. */
export function SpotsAbove(props: Props) {
  const { session, atlas, board, sight } = props;
  const choice = offered(session);
  const { state, next } = session.table.now.value;
  if (!choice || !state) return null;
  const { draft, standing } = choice;
  const { scale } = sight.camera.value;
  const own = ownColour(session);
  const inMind = session.seat.legal.value.find(({ id }) => id === draft.id);
  return (
    <g class="choices">
      <ReachAbove {...{ atlas, board, state, draft }} legal={session.seat.legal.value} />
      {inMind?.type === 'place_meeple' && state.last && <FeatureGlow atlas={atlas} parts={board.feature(state.last, inMind.segment)} />}
      {inMind?.type === 'place_meeple_at' && <FeatureGlow atlas={atlas} parts={board.feature(inMind, inMind.segment)} />}
      {next?.kind === 'place_meeple' && <Signs session={session} places={placesAt(standing, atlas, board, scale)} />}
      {draft.open !== null && isTileKey(draft.open) && <OpenTile open={draft.open} />}
      {freePlaces(choice, props).map((place) => {
        const { spot, at, off, radius, finger } = place;
        const shown = spot.deeds.find(({ id }) => id === draft.id) ?? spot.deeds[0]!;
        return (
          <g key={spot.key} transform={translate(at)}>
            <g class="keeps-size">
              {Math.hypot(off.x, off.y) > kTied && <path class="spot-tie" d={`M0 0L${off.x} ${off.y}`} />}
              <SpotButton class="spot" {...{ session, place, draft }}>
                {finger > radius && <circle class="pick-finger" r={finger} />}
                <circle class="spot-ring" cx={off.x} cy={off.y} r={radius} />
                {radius >= kLeastPictured && (
                  <g transform={`${translate(off)} scale(${radius / kLeastRadius})`}>
                    <DeedPicture decision={shown} own={own} />
                    <Several count={spot.deeds.length} at={{ x: 16, y: 16 }} />
                  </g>
                )}
              </SpotButton>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** How many of the figure that would be put there are in hand; null for other deeds. */
function inHand({ table }: Deciding, decision: LegalDecision): number | null {
  const { state } = table.now.value;
  if (!state || decision.type !== 'place_meeple') return null;
  return new Map(stocks(state, state.player)).get(figureKind(decision))?.[decision.colour] ?? null;
}

interface RingProps {
  session: Deciding;
  draft: DraftOf<'pick'>;
  place: Place;
  sight: Props['sight'];
}

function Ring({ session, draft, place: { spot, at, off, where }, sight }: RingProps) {
  const { seat, table } = session;
  const ring = useRef<SVGGElement>(null);
  const { x, y, scale } = sight.camera.value;
  const middle = { x: x + at.x * scale + off.x, y: y + at.y * scale + off.y };
  const { middle: moved, discs } = ringAround(middle, sight.free.value, spot.deeds.length);
  const own = ownColour(session);
  useKeysWithin(() => ring.current?.querySelector<SVGElement>('[data-place]'), where, spot.key);
  return (
    <g ref={ring} class="ring-of-deeds" transform={translate(at)} role="group" aria-label={spotInWords(spot, table)}>
      <g class="keeps-size">
        <circle class="ring-ground" cx={off.x + moved.x} cy={off.y + moved.y} r={reachOf(spot.deeds.length) + 7} />
        {discs.map((disc, i) => {
          const decision = spot.deeds[i]!;
          const p = { x: off.x + disc.x, y: off.y + disc.y };
          const left = inHand(session, decision);
          return (
            <BoardButton
              key={decision.id}
              class={draft.id === decision.id ? 'deed-disc chosen' : 'deed-disc'}
              label={deedInWords(decision, table)}
              pressed={draft.id === decision.id}
              place={inSpaces({ x: at.x + p.x / scale, y: at.y + p.y / scale })}
              onPress={() => void seat.decide(decision.id)}
              onPoint={(on) => seat.edit((current) => pickOne(current, on ? decision.id : null))}
            >
              <g transform={translate(p)}>
                <circle r={kDisc} />
                <DeedPicture decision={decision} own={own} />
                {left !== null && left > 1 && (
                  <text class="in-hand" x="15" y="19">
                    {left}
                  </text>
                )}
              </g>
            </BoardButton>
          );
        })}
      </g>
    </g>
  );
}

/** What can be done at the place that is open, in a ring around it; over all that is drawn there. */
export function SpotRing(props: Props) {
  const { session, atlas, board, sight } = props;
  const choice = offered(session);
  if (!choice || choice.draft.open === null || session.seat.sending.value) return null;
  const { draft, standing, whole } = choice;
  const places = [...freePlaces(choice, props), ...placesAt([...standing, ...whole], atlas, board, sight.camera.value.scale)];
  const place = places.find(({ spot }) => spot.key === draft.open && !isTileKey(spot.key));
  return place ? <Ring key={place.spot.key} session={session} draft={draft} place={place} sight={sight} /> : null;
}
