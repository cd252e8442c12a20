import { get, post, send } from './api';
import type * as wire from './generated';

export type { Mutes, People, Person } from './generated';
export type ReportReason = wire.ReportReason;

const roomAt = (room: string) => `/rooms/${encodeURIComponent(room)}`;

/** With whom the player has played, and whom they have noted beside. */
export function getPeople(token: string): Promise<wire.People> {
  return get('/me/people', token);
}

/** Befriends, mutes or blocks somebody, or does so no more; what is left out stays. */
export async function changePerson(token: string, person: string, change: wire.ChangePerson): Promise<wire.Person> {
  const path = `/me/people/${encodeURIComponent(person)}`;
  return (await send<wire.PersonAnswer>('PATCH', path, change, token)).person;
}

/** Whether friends see at which open table the player sits. */
export async function setFindable(token: string, findable: boolean): Promise<boolean> {
  return (await send<wire.Findable>('PUT', '/me/findable', { findable }, token)).findable;
}

/** Asks somebody with whom the player has played into a room of the player's. */
export async function invitePerson(token: string, room: string, person: string): Promise<void> {
  await post(`${roomAt(room)}/invitations`, { person }, token);
}

/** What of a room the player does not want to read. */
export function getMutes(token: string, room: string): Promise<wire.Mutes> {
  return get(`${roomAt(room)}/mutes`, token);
}

/** Mutes whoever said a line; null if that is no player of the server. */
export async function muteSpeaker(token: string, room: string, line: number): Promise<wire.Person | null> {
  return (await post<wire.MutedSpeaker>(`${roomAt(room)}/mutes`, { line }, token)).person;
}

/** Reports a line or a name to the administrator, with any token that may read the chat. */
export async function report(room: string, what: wire.ReportSomething, token?: string): Promise<void> {
  await post(`${roomAt(room)}/reports`, what, token);
}
