import { isSecret } from './player';
import { pasted } from './written';

const kMark = '#player=';

/** The link that brings a player to another device. Its secret is in the fragment, which browsers send to nobody. */
export function bringingLink(secret: string): string {
  return `${location.origin}/you${kMark}${secret}`;
}

/** The secret in a fragment, or in a whole link that was copied. */
export function secretIn(text: string): string | null {
  const at = text.lastIndexOf(kMark);
  const secret = at < 0 ? '' : pasted(text.slice(at + kMark.length));
  return isSecret(secret) ? secret : null;
}

/** Takes the secret out of the address, so that neither the history nor a copied address holds it. */
export function takeSecretFromAddress(): string | null {
  if (!location.hash.startsWith(kMark)) return null;
  const secret = secretIn(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}
