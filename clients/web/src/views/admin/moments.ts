import { language, words } from '../../words';
import { serverNow } from '../../protocol/server_time';

/** A moment with its day, in the reader's language and zone. */
export function moment(at: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** How long ago it was. The server's clock may be ahead of the reader's. */
export function ago(at: string): string {
  return words.fromNow(Math.min(-1, (Date.parse(at) - serverNow()) / 1000));
}

const kUnits = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number with one digit after the point at most, in the reader's language. */
export function short(n: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(n);
}

/** So many bytes, in the unit that fits. */
export function size(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(kUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${short(bytes / 1000 ** step)} ${kUnits[step]}`;
}
