import type { ErrorCode } from '../protocol/types';
import type { UnreadableReason } from '../protocol/unreadable';

/** Codes that mean the same to a player, by what is said for them. */
const alike = {
  moved_on: [
    'proposal_not_found',
    'tile_gone',
    'already_started',
    'not_your_turn',
    'stale_seq',
    'game_over',
    'seat_free',
    'not_started',
    'not_over',
    'nothing_asked',
  ],
  later: [
    'storage_unavailable',
    'too_much_work',
    'idempotency_key_reused',
    'request_under_way',
    'request_timeout',
    'not_ready',
    'room_elsewhere',
    'internal',
  ],
  misunderstood: [
    'unsupported_protocol',
    'malformed_json',
    'unknown_message',
    'malformed_decision',
    'method_not_allowed',
    'unsupported_media_type',
    'malformed_request',
    'not_found',
    'origin_refused',
  ],
  too_much: ['payload_too_large', 'headers_too_large', 'message_too_large'],
} as const satisfies Record<string, readonly ErrorCode[]>;

type Alike = keyof typeof alike;

/** What the page itself refuses or misses, beside the codes of the server. */
type OwnCode = 'undo_declined' | 'unreachable' | 'not_a_game_file' | 'seat_given';

/** What every language has a sentence for. */
export type Refused = Exclude<ErrorCode, (typeof alike)[Alike][number]> | Alike | OwnCode | UnreadableReason;

/** Where the sentence for a code stands; a code that is said like no other is returned as it is. */
export function refusedAs(code: string): string {
  const said = Object.entries<readonly string[]>(alike).find(([, codes]) => codes.includes(code));
  return said ? said[0] : code;
}
