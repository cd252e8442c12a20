import { randomId } from '../connection/browser';
import * as api from '../protocol/api';
import type { Level, SeatCommand } from '../protocol/types';
import type { RoomSession } from './room_session';
import { ownerToken } from './seats';

/** What is done to the room, not in its game: begin, stop, change, seat and free. Refusals are told. */
export class RoomActs {
  constructor(private readonly session: RoomSession) {}

  /** A team's seats may begin a game, else whoever opened the room. */
  canStart(): boolean {
    return this.starter !== null;
  }

  startGame(): Promise<void> {
    return this.act(this.starter, (token) => api.startRoom(this.session.id, token));
  }

  /** A team's seats may stop the game, else whoever opened the room. */
  canPause(): boolean {
    return (this.together ? this.session.seat.value : this.owner) !== null;
  }

  /** Stops or goes on. */
  async pause(paused: boolean): Promise<void> {
    const command: SeatCommand = { type: paused ? 'pause' : 'resume' };
    if (this.together) return void (await this.session.give(command));
    await this.act(this.owner, (token) => api.giveCommand(this.session.id, { ...command, id: randomId() }, token));
  }

  /** The next game of the same people, who all follow. */
  playAgain(level?: Level): Promise<void> {
    return this.act(this.starter, (token) => api.rematch(this.session.id, token, level));
  }

  /** As the owner, changes what is agreed for the room. */
  async change(change: api.RoomChange): Promise<boolean> {
    await this.act(this.owner, (token) => api.changeRoom(this.session.id, change, token));
    return this.owner !== null && this.session.notice.value === null;
  }

  seatCompanion(seat: number, sits: boolean): Promise<void> {
    return this.act(this.starter, (token) => api.seatCompanion(this.session.id, seat, sits, token));
  }

  /** Leaves the seat of this page, or as the owner has another left. */
  async freeSeat(seat: number): Promise<void> {
    const { session } = this;
    const own = seat === session.log.value.seat ? session.seat.value : null;
    await this.act(own ? own.token : this.owner, (token) =>
      session.changingKey(() => api.freeSeat(session.id, seat, token)),
    );
    if (own && session.notice.value === null) session.leaveSeat(own);
  }

  private get together(): boolean {
    return this.session.room.value?.game === 'mists';
  }

  private get starter(): string | null {
    return this.together ? this.session.token() : this.owner;
  }

  private get owner(): string | null {
    return ownerToken(this.session.id);
  }

  private async act(token: string | null, action: (token: string) => Promise<unknown>): Promise<void> {
    if (token !== null) await this.session.tell(() => action(token));
  }
}
