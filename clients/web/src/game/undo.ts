import type { Options, Update } from '../protocol/types';

/** Where taking back would lead, and whether it may be done without asking the others. */
export interface TakingBack {
  seq: number;
  /** Whose decision it is. */
  player: number;
  free: boolean;
}

/** The entries that led to the newest state, oldest first: an undo drops what it took back, and itself. */
export function lineOf(updates: readonly Update[]): Update[] {
  // Each entry with the one that the state before it came from.
  interface Link { update: Update; before: Link | null }
  const after = new Map<number, Link | null>();
  let newest: Link | null = null;
  for (const update of updates) {
    const { decision, seq } = update;
    newest = decision.type === 'undo' ? (after.get(decision.seq) ?? null) : { update, before: newest };
    after.set(seq, newest);
  }
  const line: Update[] = [];
  for (let link = newest; link; link = link.before) line.unshift(link.update);
  return line;
}

const isOf = (seats: readonly number[]) => (update: Update) =>
  update.actor.kind === 'player' && seats.includes(update.actor.player);

/**
 * The last decision of these seats, who sit at one screen, as something to take back; null where the room or the
 * game has nothing to take back. It is free as long as nothing but decisions of theirs followed.
 */
export function takingBack(
  updates: readonly Update[],
  seats: readonly number[],
  allowed: Options['undo'],
): TakingBack | null {
  if (allowed === 'never') return null;
  const line = lineOf(updates);
  const index = line.map(isOf(seats)).lastIndexOf(true);
  const last = line[index];
  if (last?.actor.kind !== 'player') return null;
  const { player } = last.actor;
  const free = line.slice(index).every(isOf(seats));
  const revealed = !line.slice(index).every(isOf([player]));
  return !revealed || allowed === 'consent' ? { seq: last.seq - 1, player, free } : null;
}

/** How many decisions of players an undo takes back, and whether those are all that there are. */
export interface Reach {
  steps: number;
  all: boolean;
}

/**
 * What an undo to `seq` takes back; null where that is no part of what led here, or further back than this page knows.
 */
export function reachOf(updates: readonly Update[], seq: number): Reach | null {
  const [first] = updates;
  if (!first || seq < first.seq - 1) return null;
  const line = lineOf(updates);
  const kept = lineOf(updates.filter((update) => update.seq <= seq));
  if (!kept.every((update, index) => line[index] === update)) return null;
  const isDecision = ({ actor }: Update) => actor.kind === 'player';
  const steps = line.slice(kept.length).filter(isDecision).length;
  return { steps, all: first.seq === 1 && !kept.some(isDecision) };
}
