import type { ReportReason } from '../protocol/people';
import type { Named } from './named';

/** What the page says where one mutes, reports, befriends and invites others. */
export interface CompanyWords {
  mute: (name: Named) => string;
  unmute: (name: Named) => string;
  muteLead: string;
  mutedEverywhere: (name: Named) => string;
  mutedHere: (name: Named) => string;
  unmuted: (name: Named) => string;

  report: string;
  reportLead: string;
  what: string;
  theLine: string;
  theName: (name: Named) => string;
  why: string;
  reasons: Record<ReportReason, string>;
  remark: string;
  send: string;
  reported: string;

  takeWord: (name: Named) => string;
  giveWord: (name: Named) => string;
  wordLead: string;

  people: string;
  nobody: string;
  together: (games: number) => string;
  lastAt: (day: string) => string;
  met: string;
  friend: string;
  muted: string;
  blocked: string;
  marks: (name: Named) => string;
  marksLead: string;
  sitsAt: (room: Named) => string;
  inviteTo: (room: Named) => string;
  invited: (name: Named) => string;
  noRoom: string;
  findable: string;
  findableLead: string;
  more: (n: number) => string;
}
