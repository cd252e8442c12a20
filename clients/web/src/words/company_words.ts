import type { ReportReason } from '../protocol/people';

/** What the page says where one mutes, reports, befriends and invites others. */
export interface CompanyWords {
  mute: (name: string) => string;
  unmute: (name: string) => string;
  muteLead: string;
  mutedEverywhere: (name: string) => string;
  mutedHere: (name: string) => string;
  unmuted: (name: string) => string;

  report: string;
  reportLead: string;
  what: string;
  theLine: string;
  theName: (name: string) => string;
  why: string;
  reasons: Record<ReportReason, string>;
  remark: string;
  send: string;
  reported: string;

  takeWord: (name: string) => string;
  giveWord: (name: string) => string;
  wordLead: string;

  people: string;
  peopleLead: string;
  nobody: string;
  together: (games: number) => string;
  lastAt: (day: string) => string;
  met: string;
  friend: string;
  muted: string;
  blocked: string;
  marks: (name: string) => string;
  marksLead: string;
  sitsAt: (room: string) => string;
  inviteTo: (room: string) => string;
  invited: (name: string) => string;
  noRoom: string;
  findable: string;
  findableLead: string;
  more: (n: number) => string;
}
