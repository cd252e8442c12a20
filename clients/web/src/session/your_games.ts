import { signal } from '@preact/signals';

import { backoff } from '../connection/backoff';
import { codeOf } from '../protocol/api';
import { followMe, getInvitations, getMyGames, getMyPast, type PlayerEvent } from '../protocol/me';
import { player, secretRefused } from './player';
import { countPast } from './record';
import { mine, type Mine } from './mine';
import { toldHere } from './told_here';

/** How soon it is looked again after something has changed, while no stream tells; each look without news comes later. */
const kSoonMs = 5_000;
const kSlower = 1.5;
/** How soon while a stream tells what is new: it does not say when others' turns begin and end. */
const kSeldomMs = 30_000;
/** How soon while no game is in sight: the title still tells how many wait. */
const kUnseenMs = 60_000;
/** Between two looks that events lead to, and before the first: several events come together. */
const kApartMs = 1_000;
const kTogetherMs = 100;
/** How many games that are over are looked at. */
const kPast = 20;

/** Codes after which asking again is of no use before the page is loaded anew: the server is older than players. */
const kNever = ['not_found', 'method_not_allowed'];

const kNothing: Mine = { games: [], past: [], invitations: [] };

async function find(secret: string): Promise<Mine> {
  const [games, { games: past }, invitations] = await Promise.all([
    getMyGames(secret),
    getMyPast(secret, kPast),
    getInvitations(secret),
  ]);
  return { games, past, invitations };
}

/** A browser renews its subscription now and then, and a new secret ends it: the server learns of the one there is. */
async function mendPush(): Promise<void> {
  const { Push } = await import('./push');
  const me = player.peek();
  if (me) await new Push(me).look();
}

/**
 * What the player of this browser has, kept fresh as long as somebody plays here: by the stream of their events,
 * which also lets no companion stand in for them, and by looking now and then.
 */
export class YourGames {
  /** Whether the stream of events tells what is new. */
  readonly live = signal(false);
  private stop = () => {};
  private id: string | null = null;
  private secret: string | null = null;
  private shown: string | null = null;
  private round = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = Infinity;
  private looking = false;
  private lastLook = 0;
  private wait = kSoonMs;

  /** `inSight`: whether the view that is shown tells of games; `atTable`: whether it is known there that they are here. */
  constructor(
    private readonly inSight: () => boolean,
    private readonly atTable: () => boolean,
  ) {}

  open(): void {
    const restart = () => this.restart();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', restart, { signal });
    window.addEventListener('online', restart, { signal });
    window.addEventListener('pageshow', restart, { signal });
    const unsubscribe = player.subscribe((now) => this.playedBy(now?.token ?? null, now?.id ?? null));
    this.stop = () => {
      listening.abort();
      unsubscribe();
      this.rest();
    };
  }

  close(): void {
    this.stop();
    this.secret = null;
  }

  /** Another view is shown: games come into sight, or out of it. */
  turned(page: string): void {
    if (this.shown !== null && page !== this.shown) this.restart();
    this.shown = page;
  }

  /** Looks again because something has happened. */
  lookSoon(): void {
    this.lookIn(Math.max(kTogetherMs, this.lastLook + kApartMs - Date.now()));
  }

  private playedBy(secret: string | null, id: string | null): void {
    if (secret === this.secret) return;
    if (id !== this.id) mine.value = null;
    this.secret = secret;
    this.id = id;
    if (id !== null && toldHere() === id) void mendPush().catch(() => {});
    this.restart();
  }

  private get isVisible(): boolean {
    return document.visibilityState === 'visible';
  }

  private get isWatched(): boolean {
    return this.isVisible && this.inSight();
  }

  private rest(): void {
    this.round.abort();
    this.live.value = false;
    clearTimeout(this.timer);
    this.due = Infinity;
    this.looking = false;
  }

  private restart(): void {
    this.rest();
    this.round = new AbortController();
    if (this.secret === null) return;
    this.wait = kSoonMs;
    this.lookIn(0);
    if (this.isVisible && !this.atTable()) void this.follow(this.secret, this.round.signal);
  }

  /** Looks after that time, unless it is to be done sooner; what happens during a look is looked at after it. */
  private lookIn(ms: number): void {
    const due = Date.now() + ms;
    if (due >= this.due) return;
    this.due = due;
    if (!this.looking) this.setTimer();
  }

  private setTimer(): void {
    const { secret, round } = this;
    clearTimeout(this.timer);
    if (secret === null || round.signal.aborted) return;
    this.timer = setTimeout(() => void this.look(secret, round.signal), this.due - Date.now());
  }

  private async look(secret: string, round: AbortSignal): Promise<void> {
    this.due = Infinity;
    this.looking = true;
    this.lastLook = Date.now();
    const found = await find(secret).catch((error: unknown) => this.failed(error, secret, round));
    if (round.aborted) return;
    this.looking = false;
    const isNew = found !== null && JSON.stringify(found) !== JSON.stringify(mine.value);
    if (isNew) mine.value = found;
    if (found) void countPast(found.past);
    this.wait = isNew ? kSoonMs : Math.min(kSeldomMs, this.wait * kSlower);
    this.lookIn(this.isWatched ? (this.live.value ? kSeldomMs : this.wait) : kUnseenMs);
    this.setTimer();
  }

  /** Whatever was asked for cannot be had now, or never. */
  private failed(error: unknown, secret: string, round: AbortSignal): null {
    const code = codeOf(error);
    if (round.aborted) return null;
    if (code === 'unauthorized') {
      this.rest();
      void secretRefused(secret);
    } else if (kNever.includes(code)) this.close();
    return null;
  }

  /** Hears what happens as long as this round lasts, over as many streams as that takes. */
  private async follow(secret: string, round: AbortSignal): Promise<void> {
    for (let attempt = 1; !round.aborted; attempt += 1) {
      try {
        for await (const event of followMe(secret, round)) {
          if (round.aborted) return;
          this.hear(event);
          attempt = 0;
        }
      } catch (error) {
        this.failed(error, secret, round);
      }
      if (round.aborted) return;
      this.live.value = false;
      this.wait = kSoonMs;
      this.lookIn(kSoonMs);
      await new Promise((again) => setTimeout(again, backoff(Math.max(1, attempt), Math.random)));
    }
  }

  private hear(event: PlayerEvent): void {
    this.live.value = true;
    const { games, invitations, past } = mine.value ?? kNothing;
    if (event.type === 'snapshot') {
      mine.value = { games: event.games, past, invitations: event.invitations };
    } else if (event.type === 'invited') {
      const others = invitations.filter(({ room }) => room !== event.invitation.room);
      mine.value = { games, past, invitations: [...others, event.invitation] };
    } else if (event.type !== 'said') this.lookSoon();
  }
}
