import jsonpatch from 'fast-json-patch';
import { checkState } from './invariants.ts';
import type { Decision, Ended, GameState, Next, Update, Welcome } from './protocol.ts';

/** A game as a client follows it: by applying patches, and holding each update against what it knows. */
export class FollowedGame {
  seq = 0;
  state: GameState | null = null;
  next: Next | null = null;
  legal: Decision[] = [];
  ended: Ended | null = null;

  /** Whether the game waits for this seat's decision. */
  waitsFor(seat: number | null): boolean {
    return this.next?.actor === 'player' && this.next.player === seat;
  }

  /** Starts from where `old` is. */
  protected carryOn(old: FollowedGame): void {
    this.seq = old.seq;
    this.state = old.state;
    this.next = old.next;
    this.legal = old.legal;
  }

  /** Takes what a welcome says of the game: that it is where this client is, or a snapshot. */
  protected followWelcome(welcome: Welcome): void {
    if (welcome.resumed) {
      if (welcome.seq !== this.seq) throw new Error(`resumed at ${welcome.seq} instead of ${this.seq}`);
      return;
    }
    this.seq = welcome.seq;
    this.state = welcome.state ?? null;
    this.next = welcome.next ?? null;
    this.legal = welcome.legal ?? [];
    this.ended = null;
    if (this.state) checkState(this.state, this.next!, this.legal);
  }

  protected followUpdate(update: Update): void {
    if (update.seq !== this.seq + 1) throw new Error(`update ${update.seq} after ${this.seq}`);
    if (!this.state || !this.next) throw new Error('an update without a state to apply it to');
    if (this.ended) throw new Error('an update after the end');
    this.checkActor(update);
    const operations = update.patch as jsonpatch.Operation[];
    this.state = jsonpatch.applyPatch(this.state, operations, true, false).newDocument;
    this.seq = update.seq;
    this.next = update.next;
    this.legal = update.legal;
    checkState(this.state, this.next, this.legal);
  }

  protected followEnd(ended: Ended): void {
    if (this.ended) throw new Error('ended twice');
    if (ended.seq !== this.seq) throw new Error(`ended at ${ended.seq}, but the last update was ${this.seq}`);
    const { outcome, reason, winners } = this.state!;
    if (ended.outcome !== outcome || ended.reason !== reason || ended.winners.join() !== winners.join()) {
      throw new Error(`ended says ${ended.outcome} ${ended.reason}, the state ${outcome}`);
    }
    this.ended = ended;
  }

  /** What was decided is what the decision point before asked for, and one of the answers that it named. */
  private checkActor(update: Update): void {
    const asked = this.next!;
    if (update.decision.type === 'undo') return;
    if (update.actor.kind !== asked.actor) throw new Error(`${update.actor.kind} decided instead of ${asked.actor}`);
    if (update.actor.kind === 'chance') {
      if (update.decision.type !== 'draw_tile') throw new Error(`chance decided ${update.decision.id}`);
      if (!this.state!.unseen[update.decision.tile!]) throw new Error(`${update.decision.tile} is not an unseen tile`);
      return;
    }
    if (update.actor.player !== asked.player) throw new Error(`player ${update.actor.player} decided out of turn`);
    const named = this.legal.find((decision) => decision.id === update.decision.id);
    if (JSON.stringify(named) !== JSON.stringify(update.decision)) {
      throw new Error(`${update.decision.id} was not among the legal decisions`);
    }
  }
}
