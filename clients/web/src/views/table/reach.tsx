import type { Atlas } from '../../art/atlas';
import { placeKey, type Board } from '../../board/geometry';
import type { DraftOf } from '../../game/draft';
import { dragonAt, dragonWalk, raisedTower } from '../../game/facts';
import { eatenAt, floorsAt, reachOf } from '../../game/reach';
import { spots } from '../../game/spots';
import type { BoardMeeple, LegalDecision, Point, State } from '../../protocol/types';
import { iconPath } from '../common/icon';
import { boardPoint, translate } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';

interface Props {
  atlas: Atlas;
  board: Board;
  state: State;
  legal: readonly LegalDecision[];
  draft: DraftOf<'pick'>;
}

const middleOf = (at: Point) => boardPoint(at, { x: 50, y: 50 });
const figurePoint = ({ atlas, board }: Props, figure: BoardMeeple) => meeplePoint(atlas, board.at(figure), figure.segment) ?? middleOf(figure);

/** The tower of which is shown how far it reaches, with the floors that it has or would have. */
function towerShown({ state, legal, draft }: Props): { at: Point; floors: number } | null {
  const raised = raisedTower(state);
  if (raised && legal.some(({ type }) => type === 'take_meeple')) return { at: raised, floors: floorsAt(state, raised) };
  const open = spots(legal, state.last).find(({ key }) => key === draft.open);
  const deed = legal.find(({ id }) => id === draft.id) ?? open?.deeds.find(({ type }) => type === 'place_floor');
  return deed?.type === 'place_floor' ? { at: deed, floors: floorsAt(state, deed) + 1 } : null;
}

/** How far a tower reaches, and whom, when a floor for it is in mind or has just been built. */
function TowerReach(props: Props) {
  const tower = towerShown(props);
  if (!tower) return null;
  const { spaces, figures } = reachOf(props.state, tower.at, tower.floors);
  return (
    <>
      {spaces.map((space) => (
        <rect key={placeKey(space)} class="reached" {...boardPoint(space, { x: 3, y: 3 })} width="94" height="94" rx="8" />
      ))}
      {figures.map((figure, i) => (
        <circle key={i} class="reached-figure" transform={translate(figurePoint(props, figure))} r="22" />
      ))}
    </>
  );
}

/** Where the dragon has come along in this walk; there it does not return. */
function DragonTrail({ state, legal }: Props) {
  const walk = dragonWalk(state);
  if (walk.length < 2 || !legal.some(({ type }) => type === 'move_dragon')) return null;
  return <path class="dragon-trail" d={`M${walk.map(middleOf).map(({ x, y }) => `${x} ${y}`).join('L')}`} />;
}

/** What lies on the ground, below the figures: how far a tower reaches, and the dragon's way. */
export function ReachBelow(props: Props) {
  return (
    <g class="reach" aria-hidden="true">
      <TowerReach {...props} />
      <DragonTrail {...props} />
    </g>
  );
}

/** Leads from the dragon's tile onto the next, over the side between them. */
function Arrow({ from, to }: { from: Point; to: Point }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return <path class="dragon-arrow" transform={`${translate(middleOf(to))} rotate(${angle})`} d="M-66 0H-34M-46-12-34 0-46 12" />;
}

/** Over the figures: where the dragon can go, and whom it would eat there. */
export function ReachAbove(props: Props) {
  const { state, legal } = props;
  const from = dragonAt(state);
  const next = legal.flatMap((d) => (d.type === 'move_dragon' ? [d] : []));
  if (!from || next.length === 0) return null;
  const eaten = new Set(next.flatMap((at) => eatenAt(state, at)));
  return (
    <g class="reach" aria-hidden="true">
      {next.map((to) => (
        <Arrow key={placeKey(to)} from={from} to={to} />
      ))}
      {[...eaten].map((figure, i) => (
        <g key={i} class="spot-sign" transform={translate(figurePoint(props, figure))}>
          <g class="keeps-size">
            <g transform="translate(13 -13)">
              <circle r="10" />
              <path class="deed-plus" transform="translate(-7 -7.5) scale(.58)" d={iconPath('home')} />
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
