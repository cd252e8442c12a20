import type * as wire from './generated';

/** Why a server cannot play a game. To the page each is a code of its own: it has words that say what can be done. */
export type UnreadableReason = Extract<wire.Refusal, { code: 'game_unreadable' }>['params']['reason'];

const kReasons: readonly UnreadableReason[] = [
  'rules_unknown',
  'setup_unknown',
  'tiles_unknown',
  'log_broken',
  'record_broken',
];
export const unreadableReasons: readonly string[] = kReasons;

const kUnreadable = 'game_unreadable';

/** What the page knows a refusal by: its code, or the reason if a game cannot be played for one that the page knows. */
export function codeInWords(code: string, params: Record<string, unknown> = {}): string {
  const { reason } = params;
  return code === kUnreadable && typeof reason === 'string' && unreadableReasons.includes(reason) ? reason : code;
}

export const isUnreadable = (code: string) => code === kUnreadable || unreadableReasons.includes(code);
