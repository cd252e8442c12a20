import { randomId } from '../connection/browser';
import * as api from '../protocol/api';
import type { Level, SeatCommand } from '../protocol/types';
import type { Commands } from './commands';
import type { Keys } from './keys';
import type { Refusals } from './refusals';
import type { SharedScreen } from './shared_screen';
import type { Table } from './table';

/** What is done to the room, not in its game: begin, stop, change, seat and free. Refusals are told. */
export class RoomActs {
  constructor(
    private readonly room: string,
    private readonly table: Pick<Table, 'log'>,
    private readonly keys: Keys,
    private readonly screen: Pick<SharedScreen, 'here'>,
    private readonly commands: Pick<Commands, 'give'>,
    private readonly refusals: Refusals,
  ) {}

  /** A team's seats may begin a game, else whoever opened the room, or leads while they are away. */
  canStart(): boolean {
    return this.starter !== null;
  }

  startGame(): Promise<void> {
    return this.act(this.starter, (token) => api.startRoom(this.room, token));
  }

  /** A team's seats may stop the game, else whoever opened the room, or leads while they are away. */
  canPause(): boolean {
    return (this.together ? this.keys.seat.value : this.leading) !== null;
  }

  /** Stops or goes on. */
  async pause(paused: boolean): Promise<void> {
    const command: SeatCommand = { type: paused ? 'pause' : 'resume' };
    if (this.together) return void (await this.commands.give(command));
    await this.act(this.leading, (token) => api.giveCommand(this.room, { ...command, id: randomId() }, token));
  }

  /** Begins the next game of the same people, who come along when they like. Whether it has begun. */
  async playAgain(level?: Level): Promise<boolean> {
    await this.act(this.starter, (token) => api.rematch(this.room, token, level));
    return this.refusals.code.value === null;
  }

  /** As the owner, changes what is agreed for the room. */
  async change(change: api.RoomChange): Promise<boolean> {
    await this.act(this.keys.owner, (token) => api.changeRoom(this.room, change, token));
    return this.keys.owner !== null && this.refusals.code.value === null;
  }

  seatCompanion(seat: number, sits: boolean): Promise<void> {
    return this.act(this.starter, (token) => api.seatCompanion(this.room, seat, sits, token));
  }

  /** As the owner, takes the word in the chat from a seat, or gives it back. */
  silence(seat: number, silenced: boolean): Promise<void> {
    return this.act(this.keys.owner, (token) => api.silenceSeat(this.room, seat, silenced, token));
  }

  /** Leaves a seat at this screen, or as the owner has another left. */
  async freeSeat(seat: number): Promise<void> {
    const own = this.screen.here.value.get(seat) ?? null;
    await this.act(own ? own.token : this.keys.owner, (token) =>
      this.keys.change(() => api.freeSeat(this.room, seat, token)),
    );
    if (own && this.refusals.code.value === null) this.keys.leave(own);
  }

  private get together(): boolean {
    return this.table.log.value.header?.game === 'mists';
  }

  private get starter(): string | null {
    return this.together ? this.keys.any : this.leading;
  }

  /** What opens a table of rivals: the key of whoever opened the room, or of the seat that leads while they are away. */
  private get leading(): string | null {
    const { room, seat } = this.table.log.value;
    const leads = room?.leader !== undefined && room.leader === seat;
    return this.keys.owner ?? (leads ? (this.keys.seat.value?.token ?? null) : null);
  }

  private async act(token: string | null, action: (token: string) => Promise<unknown>): Promise<void> {
    if (token !== null) await this.refusals.tell(() => action(token));
  }
}
