/** How a seat is taken hold of: only if no other tab has it, from whichever has it, or as soon as none has. */
type How = 'free' | 'steal' | 'wait';

const kOptions: Readonly<Record<How, LockOptions>> = { free: { ifAvailable: true }, steal: { steal: true }, wait: {} };

/** Only secure origins tell tabs of each other; elsewhere each tab believes that it is the only one. */
const locks = () => (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;

/** Which tab of this browser plays a seat. The one that has hold of it keeps it until it closes, or another one takes it. */
export class SeatHold {
  private release = () => {};
  /** Answers to earlier wishes are late, and say nothing. */
  private round = 0;

  /** `lost` is called when another tab has taken the seat. */
  constructor(private readonly lost: () => void) {}

  /** Takes hold of a seat, which its room and its token name. False if another tab has it, and `how` leaves it there. */
  take(room: string, token: string, how: How): Promise<boolean> {
    this.drop();
    const all = locks();
    if (!all) return Promise.resolve(true);
    const round = this.round;
    let isHeld = false;
    return new Promise((settle) => {
      const hold = (lock: Lock | null) => {
        settle(lock !== null);
        isHeld = lock !== null && round === this.round;
        return isHeld ? new Promise<void>((release) => (this.release = release)) : undefined;
      };
      all.request(`mistward.seat.${room}.${token}`, kOptions[how], hold).catch(() => {
        settle(true);
        if (isHeld && round === this.round) this.lost();
      });
    });
  }

  /** Lets go of the seat. */
  drop(): void {
    this.round += 1;
    this.release();
    this.release = () => {};
  }
}
