import { isAmong, keyedDigestOf } from '../digest.ts';
import { secretValues } from '../../realtime/protocol/secret-values.ts';

/** What the address of a match's card names, as its query has it. */
export interface CardNames {
  matchId: string;
  brand: string;
  language: string;
  /** `{epoch}.{version}` of the match's room; empty without one. */
  state: string;
}

/** Length of a signature, characters of base64url: 96 bits. */
const LENGTH = 16;

/**
 * Returns the path of a match's picture for shared links. Its `v` ends with a signature: a card costs the
 * thread 70 ms, so only those are drawn that a page names. Without a secret there is no signature.
 */
export async function cardAddress(names: CardNames, secret: string | undefined): Promise<string> {
  const [used] = secretValues(secret);
  const signature = used === undefined ? [] : [await signatureOf(names, used)];
  const version = [...(names.state === '' ? [] : [names.state]), ...signature].join('.');
  const query = new URLSearchParams({ brand: names.brand, lang: names.language });
  if (version !== '') query.set('v', version);
  return `/og/match/${encodeURIComponent(names.matchId)}.png?${query}`;
}

/** Returns the state that a card's `v` names; null unless a page has signed the address. */
export async function signedState(
  names: Omit<CardNames, 'state'>,
  version: string,
  secret: string | undefined,
): Promise<string | null> {
  const at = version.lastIndexOf('.');
  const state = version.slice(0, Math.max(0, at));
  const given = version.slice(at + 1);
  const accepted = secretValues(secret).map((value) => signatureOf({ ...names, state }, value));
  return (await isAmong(given, await Promise.all(accepted))) ? state : null;
}

async function signatureOf(
  { matchId, brand, language, state }: CardNames,
  secret: string,
): Promise<string> {
  const text = JSON.stringify(['card', matchId, brand, language, state]);
  return (await keyedDigestOf(secret, text)).slice(0, LENGTH);
}
