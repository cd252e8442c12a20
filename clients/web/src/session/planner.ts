import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { clearDraft } from '../game/draft';
import type { Position } from '../game/log';
import { isInDays } from '../game/setup';
import { withPlan, withoutPlan } from '../game/plans';
import { afterTile, goesOn } from '../game/propose';
import type { Foresight, PlaceTile, SeatPlan } from '../protocol/types';
import type { Commands } from './commands';
import type { Refusals } from './refusals';
import type { Seat } from './seat';
import type { SharedScreen } from './shared_screen';
import type { Table } from './table';

/** What a turn of this seat would be, if it began at `seq` with that tile. */
export type Rehearse = (seq: number, tile: string, decisions: string[]) => Promise<Foresight>;

/** What this page's seat wants to decide when it draws a tile. */
export class Planner {
  /** Whether the plans, and the tiles to plan for, are shown. */
  readonly open = signal(false);
  readonly plans: ReadonlySignal<SeatPlan[]> = computed(() => this.table.log.value.team.plans);
  /** Whether, in a game over days, there is a turn of this seat to come that somebody else's comes before. */
  readonly mayPlan: ReadonlySignal<boolean> = computed(() => {
    const { seat, now, room } = this.table.log.value;
    if (seat === null || !isInDays(room?.options.timer ?? null) || this.screen.shared.value || this.table.rewind.at.value !== null) return false;
    return now.state?.outcome === 'undecided' && now.state.players > 1;
  });
  /** The plan for the tile that is to be placed now, if it could not be made. */
  readonly failed: ReadonlySignal<SeatPlan | null> = computed(() => {
    const { state, next } = this.table.log.value.now;
    if (!this.seat.myTurn.value || next?.kind !== 'place_tile') return null;
    return this.plans.value.find(({ tile, refusal }) => tile === state?.drawn && refusal !== null) ?? null;
  });

  constructor(
    private readonly table: Pick<Table, 'log' | 'rewind' | 'imagined'>,
    private readonly seat: Pick<Seat, 'begin' | 'rehearse' | 'rehearsed' | 'edit' | 'legal' | 'laid' | 'lay' | 'myTurn'>,
    private readonly rehearsal: Rehearse,
    private readonly commands: Pick<Commands, 'give'>,
    private readonly screen: Pick<SharedScreen, 'shared'>,
    private readonly refusals: Pick<Refusals, 'tell'>,
  ) {}

  /** From now on the controls plan the turn with that tile, as if it began now. */
  async begin(tile: string): Promise<void> {
    this.table.rewind.toNewest();
    const { now, seat } = this.table.log.value;
    if (!now.state || seat === null) return;
    const { state, seq } = now;
    await this.refusals.tell(async () => {
      const { next, legal } = await this.rehearsal(seq, tile, []);
      if (this.table.log.value.now !== now) return;
      batch(() => {
        this.open.value = false;
        const imagined = { seq, state: { ...state, drawn: tile, player: seat }, next, legal };
        this.seat.rehearse(tile, imagined, (decision) => this.take(tile, imagined, decision));
      });
    });
  }

  /** The controls decide again, if it is this page's turn. */
  leave(): void {
    this.seat.begin();
  }

  remove(tile: string): Promise<boolean> {
    return this.keep(withoutPlan(this.plans.value, tile));
  }

  /** Takes the next decision of the plan; a tile waits for its meeple, anything else completes it. */
  private async take(tile: string, at: Position, id: string): Promise<void> {
    const { laid, legal } = this.seat;
    const decision = legal.value.find((d) => d.id === id);
    if (decision?.type === 'place_tile' && !laid.value) return this.lay(tile, at, decision);
    await this.complete(tile, laid.value ? [laid.value.id, id] : [id]);
  }

  /** Lets the tile lie, and the player choose on if there is anything to choose. */
  private async lay(tile: string, at: Position, decision: PlaceTile): Promise<void> {
    await this.refusals.tell(async () => {
      const foreseen = await this.rehearsal(at.seq, tile, [decision.id]);
      if (this.seat.rehearsed.value !== tile || this.table.log.value.now.seq !== at.seq) return;
      const after = goesOn(foreseen, at) ? afterTile(at, decision, foreseen) : null;
      if (!after) return this.complete(tile, [decision.id]);
      this.seat.lay(decision, after);
    });
  }

  private async complete(tile: string, decisions: string[]): Promise<void> {
    if (!(await this.keep(withPlan(this.plans.value, { tile, decisions })))) return this.seat.edit(clearDraft);
    this.leave();
    this.open.value = true;
  }

  private keep(plans: { tile: string; decisions: string[] }[]): Promise<boolean> {
    return this.commands.give({ type: 'plan', plans });
  }
}
