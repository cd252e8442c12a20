import { decisionOf } from '../../game/draft';
import { foretold, type Foretold } from '../../game/foretold';
import type { BoardTile, PlaceTile, Proposal } from '../../protocol/types';
import type { Advised, Deciding } from '../../session/ports';

/** The tile that a proposal places; null if it is about something else. */
export function tileOf({ decisions }: Pick<Proposal, 'decisions'>, drawn: string | null): BoardTile | null {
  const placed = decisions.find((d): d is PlaceTile => d.type === 'place_tile');
  return placed && drawn ? lie(placed, drawn) : null;
}

const lie = ({ x, y, rotation }: PlaceTile, tile: string): BoardTile => ({ x, y, rotation, tile, ghosts: 0 });

/** Whether this page has something else in mind than what is proposed. */
export function isBusy({ seat }: Deciding): boolean {
  return seat.proposing.value || (seat.choosing.value && decisionOf(seat.draft.value, seat.legal.value) !== null);
}

/** The proposals that are on the board: none in the past. */
export function shownProposals({ table }: Advised): Proposal[] {
  return table.rewind.at.value === null ? table.log.value.team.proposals : [];
}

/** The one whose outcome is seen: what is pointed at, or the newest. */
function lookedAt(session: Deciding & Advised): Proposal | undefined {
  const shown = isBusy(session) ? [] : shownProposals(session);
  return shown.find(({ number }) => number === session.council.lookedAt.value) ?? shown.at(-1);
}

/** What the proposal that is looked at would change on the board. */
export function proposed(session: Deciding & Advised): Foretold | null {
  const proposal = lookedAt(session);
  const tracks = session.table.now.value.state?.tracks.length;
  return proposal ? foretold(proposal.events, proposal.consequences.features_completed, tracks === 1) : null;
}

/** The tile that this page tries, or that is proposed where nothing is tried. */
export function tileInMind(session: Deciding & Advised): BoardTile | null {
  const { seat, table } = session;
  const drawn = table.now.value.state?.drawn ?? null;
  const decision = seat.choosing.value ? decisionOf(seat.draft.value, seat.legal.value) : null;
  if (decision?.type === 'place_tile') return drawn ? lie(decision, drawn) : null;
  const proposal = lookedAt(session);
  return proposal ? tileOf(proposal, drawn) : null;
}
