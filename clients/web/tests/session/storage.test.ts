import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Kept from '../../src/session/storage';

/** A storage of a browser, which may refuse to take or to tell anything. */
class Shelf {
  readonly held = new Map<string, string>();
  refuses: 'nothing' | 'writing' | 'everything' = 'nothing';

  getItem(key: string): string | null {
    if (this.refuses === 'everything') throw new DOMException('no', 'SecurityError');
    return this.held.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.refuses !== 'nothing') throw new DOMException('no', 'QuotaExceededError');
    this.held.set(key, text);
  }

  removeItem(key: string): void {
    if (this.refuses !== 'nothing') throw new DOMException('no', 'SecurityError');
    this.held.delete(key);
  }
}

const kSeat = { name: 'Kim', token: 'secret' };

describe('what this page keeps', () => {
  let kept: typeof Kept;
  let shelf: Shelf;
  let place: () => Storage;

  beforeEach(async () => {
    vi.resetModules();
    kept = await import('../../src/session/storage');
    shelf = new Shelf();
    place = () => shelf as unknown as Storage;
  });

  it('is in the browser, and nothing is said of it', () => {
    kept.write(place, 'seat', kSeat);
    expect(shelf.held.get('seat')).toBe(JSON.stringify(kSeat));
    expect(kept.read(place, 'seat')).toEqual(kSeat);
    kept.write(place, 'seat', null);
    expect(kept.read(place, 'seat')).toBeNull();
    expect(kept.isForgetful.value).toBe(false);
  });

  it('lives as long as the page where the browser refuses everything, and the page knows it at once', () => {
    shelf.refuses = 'everything';
    expect(kept.read(place, 'seat')).toBeNull();
    expect(kept.isForgetful.value).toBe(true);
    kept.write(place, 'seat', kSeat);
    expect(kept.read(place, 'seat')).toEqual(kSeat);
    kept.write(place, 'seat', null);
    expect(kept.read(place, 'seat')).toBeNull();
  });

  it('lives as long as the page where there is no storage at all', () => {
    const nowhere = () => null as unknown as Storage;
    kept.write(nowhere, 'seat', kSeat);
    expect(kept.read(nowhere, 'seat')).toEqual(kSeat);
  });

  it('is the newest where a full browser still tells what was before', () => {
    kept.write(place, 'seat', kSeat);
    shelf.refuses = 'writing';
    kept.write(place, 'seat', { ...kSeat, token: 'newer' });
    expect(kept.read(place, 'seat')).toEqual({ ...kSeat, token: 'newer' });
    kept.write(place, 'seat', null);
    expect(kept.read(place, 'seat')).toBeNull();
  });

  it('goes back to the browser once that takes it again', () => {
    shelf.refuses = 'writing';
    kept.write(place, 'seat', kSeat);
    shelf.refuses = 'nothing';
    kept.write(place, 'seat', { ...kSeat, token: 'newer' });
    expect(shelf.held.get('seat')).toContain('newer');
    shelf.held.clear();
    expect(kept.read(place, 'seat')).toBeNull();
  });

  it('is kept apart by place', () => {
    shelf.refuses = 'everything';
    const other = () => shelf as unknown as Storage;
    kept.write(place, 'seat', kSeat);
    expect(kept.read(other, 'seat')).toBeNull();
  });

  it('is nothing where somebody else wrote what is no JSON', () => {
    shelf.held.set('seat', '{');
    expect(kept.read(place, 'seat')).toBeNull();
  });
});
