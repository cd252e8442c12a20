import { signal } from '@preact/signals';

import { AdminApi, knock } from '../../protocol/admin';
import { ApiError } from '../../protocol/api';
import { ofThisTab, read, write } from '../storage';

/**
 * Where an administrator stands: `looking` for whether there is an administration, before one that is `shut`, or has
 * none (`off`), or is kept away by something between us and the server (`away`), or `in` it.
 */
export type Door = 'looking' | 'shut' | 'off' | 'away' | 'unreachable' | 'in';

const kKey = 'mistward.admin';

/** What a refusal says of the door; null if it says nothing. */
function doorOf({ code, params }: ApiError): Door | null {
  if (code === 'unauthorized' || code === 'rate_limited') return 'shut';
  if (code === 'not_found') return 'off';
  if (code !== 'unreachable') return null;
  // Somebody answered, but not in the words of the server.
  return typeof params.status === 'number' && params.status < 500 ? 'away' : 'unreachable';
}

/** What a token is made of; nothing else can be sent. */
const kToken = /^[\x21-\x7e]+$/;

const refusalOf = (error: unknown) => (error instanceof ApiError ? error : new ApiError('internal'));

/**
 * The administration with the token that opens it. The token is kept in this tab alone, once the server has accepted
 * it, and is in no address and no lasting place.
 */
export class Office {
  readonly door = signal<Door>('looking');
  /** Why the last token did not open. */
  readonly refusal = signal<ApiError | null>(null);
  private admin: AdminApi | null = null;

  /** Finds out where we stand, with the token that this tab has, if any. */
  async look(): Promise<void> {
    const token = read<string>(ofThisTab, kKey);
    if (token !== null) return this.enter(token);
    this.door.value = 'looking';
    try {
      await knock();
    } catch (error) {
      this.door.value = doorOf(refusalOf(error)) ?? 'unreachable';
    }
  }

  /** Tries a token. What it does not open is forgotten. */
  async enter(token: string): Promise<void> {
    this.refusal.value = null;
    if (!kToken.test(token)) return this.refuse(new ApiError('unauthorized'));
    const admin = new AdminApi(token);
    try {
      await admin.draining();
      write(ofThisTab, kKey, token);
      this.admin = admin;
      this.door.value = 'in';
    } catch (error) {
      this.refuse(refusalOf(error));
    }
  }

  /** Goes out and forgets the token. */
  leave(): void {
    this.forget();
    this.refusal.value = null;
    this.door.value = 'shut';
  }

  /** Asks something of the server; whoever is not let in any more stands before the door. */
  async ask<T>(act: (admin: AdminApi) => Promise<T>): Promise<T> {
    if (!this.admin) throw new ApiError('unauthorized');
    try {
      return await act(this.admin);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'unauthorized') this.refuse(refusal);
      throw refusal;
    }
  }

  private refuse(refusal: ApiError): void {
    const door = doorOf(refusal) ?? 'shut';
    // A server that is only away for a moment has not refused the token.
    if (door !== 'unreachable') this.forget();
    this.refusal.value = refusal;
    this.door.value = door;
  }

  private forget(): void {
    this.admin = null;
    write(ofThisTab, kKey, null);
  }
}
