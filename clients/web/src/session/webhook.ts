import { signal } from '@preact/signals';

import { codeOf } from '../protocol/api';
import { getWebhook, putWebhook, removeWebhook, testWebhook, type Webhook, type WebhookTest } from '../protocol/telling';
import type { Player } from './player';
import { Refusals } from './refusals';

/** The player's webhook: another server that is told when it is their turn. */
export class OwnWebhook {
  /** Undefined until it is known; null: there is none. */
  readonly now = signal<Webhook | null | undefined>(undefined);
  /** What deliveries are signed with, while it is shown: once, after the webhook was put. */
  readonly secret = signal<string | null>(null);
  readonly test = signal<WebhookTest | null>(null);
  readonly isBusy = signal(false);
  /** The server does not send to such an address. */
  readonly isWrong = signal(false);
  readonly refusals = new Refusals();

  constructor(private readonly me: Player) {}

  /** Where the host has the server send any. */
  look(): Promise<void> {
    return this.act(async () => {
      this.now.value = await getWebhook(this.me.token);
    });
  }

  put(url: string): Promise<void> {
    return this.act(async () => {
      try {
        const { webhook, secret } = await putWebhook(this.me.token, url);
        this.now.value = webhook;
        this.secret.value = secret;
      } catch (error) {
        if (codeOf(error) !== 'invalid_message') throw error;
        this.isWrong.value = true;
      }
    });
  }

  remove(): Promise<void> {
    return this.act(async () => {
      await removeWebhook(this.me.token);
      this.now.value = null;
      this.secret.value = null;
    });
  }

  /** Sends a test, and tells what became of it. */
  tryOut(): Promise<void> {
    return this.act(async () => {
      this.test.value = await testWebhook(this.me.token);
    });
  }

  private async act(act: () => Promise<void>): Promise<void> {
    if (this.isBusy.peek()) return;
    this.isBusy.value = true;
    this.isWrong.value = false;
    this.test.value = null;
    await this.refusals.tell(act);
    this.isBusy.value = false;
  }
}
