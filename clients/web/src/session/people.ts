import { signal } from '@preact/signals';

import { getMyGames } from '../protocol/me';
import { changePerson, getPeople, invitePerson, setFindable, type People, type Person } from '../protocol/people';
import { player } from './player';
import { Refusals } from './refusals';
import { ownerToken } from './seats';

/** What a player can think of somebody. */
export type Mark = 'befriended' | 'muted' | 'blocked';

/** A room of the player's that waits for people. */
export interface OwnRoom {
  id: string;
  name: string;
}

/** With whom the player of this browser has played, and what they think of them. Refusals are told. */
export class Company {
  /** Null until the server has told it. */
  readonly all = signal<People | null>(null);
  /** Into which somebody can be invited; null: none waits. */
  readonly room = signal<OwnRoom | null>(null);
  /** Who was invited last. */
  readonly invited = signal('');
  readonly refusals = new Refusals();

  constructor(private readonly token: string) {}

  async open(): Promise<void> {
    await this.refusals.tell(async () => {
      const [all, games] = await Promise.all([getPeople(this.token), getMyGames(this.token)]);
      const own = games.find(({ room, status }) => status === 'open' && ownerToken(room) === player.peek()?.token);
      this.room.value = own ? { id: own.room, name: own.room_name ?? own.room } : null;
      this.all.value = all;
    });
  }

  async mark(person: Person, mark: Mark, on: boolean): Promise<void> {
    await this.refusals.tell(async () => {
      const changed = await changePerson(this.token, person.person, { [mark]: on });
      // Where they sit is told with the whole list alone.
      const kept = { ...changed, table: changed.befriended ? person.table : null };
      this.change((people) => people.map((one) => (one.person === person.person ? kept : one)));
    });
  }

  async invite(person: Person): Promise<void> {
    const room = this.room.peek();
    if (!room) return;
    this.invited.value = '';
    await this.refusals.tell(async () => {
      await invitePerson(this.token, room.id, person.person);
      this.invited.value = person.name;
    });
  }

  async setFindable(findable: boolean): Promise<void> {
    await this.refusals.tell(async () => {
      const now = await setFindable(this.token, findable);
      this.all.value = this.all.value && { ...this.all.value, findable: now };
    });
  }

  private change(change: (people: Person[]) => Person[]): void {
    const all = this.all.value;
    if (all) this.all.value = { ...all, people: change(all.people) };
  }
}
