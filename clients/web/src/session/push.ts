import { signal } from '@preact/signals';

import { getPushes, putPush, removePush, type PushAnswer, type PutPush } from '../protocol/telling';
import { language } from '../words';
import type { Player } from './player';
import { pushBrowser, type PushBrowser } from './push_browser';
import { Refusals } from './refusals';
import { keepToldHere, toldHere } from './told_here';

/**
 * Whether the player is told in this browser when it is their turn, and why not if that cannot be. "none": the host has
 * the server send nothing; "unable": this browser cannot, or not here; "denied": its reader has forbidden it.
 */
export type PushState = 'none' | 'unable' | 'denied' | 'off' | 'on';

/** What this browser tells its player about, and the player's other browsers. */
export class Push {
  /** Null until it is known. */
  readonly state = signal<PushState | null>(null);
  /** How many other browsers of the player are told. */
  readonly elsewhere = signal(0);
  /** The push service of this browser could not be reached, or has refused. */
  readonly failed = signal(false);
  readonly refusals = new Refusals();
  private answer: PushAnswer | null = null;

  constructor(
    private readonly me: Player,
    private readonly browser: PushBrowser = pushBrowser,
  ) {}

  /** Finds out, and mends what the browser or the server has lost meanwhile. */
  async look(): Promise<void> {
    await this.refusals.tell(async () => {
      await this.take(await getPushes(this.me.token));
      const isLost = this.state.peek() === 'off' && toldHere() === this.me.id && this.browser.permission() === 'granted';
      if (isLost) await this.subscribe();
    });
  }

  /** Asks the reader for permission; only on their click. */
  async turnOn(): Promise<void> {
    this.failed.value = false;
    await this.refusals.tell(async () => {
      if ((await this.browser.ask()) !== 'granted') return this.take(this.answer!);
      await this.subscribe();
    });
  }

  async turnOff(): Promise<void> {
    await this.refusals.tell(async () => {
      const here = await this.here();
      keepToldHere(null);
      await this.browser.unsubscribe().catch(() => {});
      await this.take(here ? await removePush(this.me.token, here.id) : this.answer!);
    });
  }

  /** No other browser of the player is told from now on. */
  async turnOffElsewhere(): Promise<void> {
    await this.refusals.tell(async () => {
      const here = await this.here();
      for (const { id } of this.answer!.subscriptions) {
        if (id !== here?.id) await this.take(await removePush(this.me.token, id));
      }
    });
  }

  private async subscribe(): Promise<void> {
    let made: PutPush;
    try {
      made = await this.browser.subscribe(this.answer!.key!, language());
    } catch {
      this.failed.value = true;
      return;
    }
    await this.take(await putPush(this.me.token, made));
    keepToldHere(this.me.id);
  }

  /** The subscription of this browser, as the server knows it. */
  private async here(): Promise<PushAnswer['subscriptions'][number] | undefined> {
    const made = this.browser.isAble() ? await this.browser.subscription().catch(() => null) : null;
    return this.answer?.subscriptions.find(({ endpoint }) => endpoint === made?.endpoint);
  }

  private async take(answer: PushAnswer): Promise<void> {
    this.answer = answer;
    const here = await this.here();
    this.elsewhere.value = answer.subscriptions.length - (here ? 1 : 0);
    if (answer.key === null) this.state.value = 'none';
    else if (!this.browser.isAble()) this.state.value = 'unable';
    else if (this.browser.permission() === 'denied') this.state.value = 'denied';
    else this.state.value = here ? 'on' : 'off';
  }
}

/** Nobody is told in this browser any more. */
export async function endPush(browser: PushBrowser = pushBrowser): Promise<void> {
  if (toldHere() === null) return;
  keepToldHere(null);
  if (browser.isAble()) await browser.unsubscribe().catch(() => {});
}

/** Has what is told in this browser said in another language. */
export async function speakPush(language: string, browser: PushBrowser = pushBrowser): Promise<void> {
  if (browser.isAble()) await browser.speak(language).catch(() => {});
}
