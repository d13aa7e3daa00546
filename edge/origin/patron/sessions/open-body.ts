import { compactDecrypt, importJWK } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../../../calls/handler.ts';
import { LONGEST_PAYLOAD } from '../../../contracts/api-call.ts';
import { GENERIC_FAILURE } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { PrivateKey } from '../../../session/secrets.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';

/** An encrypted body, which contains a password. */
const sealedSchema = v.strictObject({ payload: v.string() });

interface Sealed {
  body: unknown;
  /** The header `ursId`: the encryption key's id. */
  kid: string | undefined;
  /** Whether an unencrypted body is accepted. */
  mayBePlain: boolean;
  /** ms */
  now: number;
}

/** How long an encrypted body is accepted, ms, so that nobody can resend one from a log later. */
const SEAL_LIFE = 300_000;

/** Time of the encryption, s, in the protected header, which nobody can change. */
const headerSchema = v.object({ iat: v.number() });

/**
 * Returns an encrypted body's content, or a refusal. Only the refusal of a body for another key has
 * the state that makes clients request the key again: in the other cases a new key does not help.
 */
export async function openBody(
  { body, kid, mayBePlain, now }: Sealed,
  keys: SessionKeys | null,
): Promise<{ body: unknown } | Refusal> {
  const sealed = v.safeParse(sealedSchema, body);
  if (!sealed.success)
    return mayBePlain
      ? { body }
      : new Refusal(400, 'The body must be encrypted: {"payload": JWE}.');
  if (sealed.output.payload.length > LONGEST_PAYLOAD)
    return new Refusal(413, `The payload is longer than ${LONGEST_PAYLOAD} characters.`);
  if (keys === null) return new Refusal(503, GENERIC_FAILURE);
  const named = keys.encryptionKeys.find((each) => each.kid === kid);
  if (named === undefined)
    return new Refusal(400, 'ursId is not the id of the key.', { state: STATE.unknownKey });
  const opened = await decrypt(sealed.output.payload, named.key).catch(() => null);
  if (opened === null) return new Refusal(400, 'The body cannot be decrypted.');
  const header = v.safeParse(headerSchema, opened.protectedHeader);
  if (!header.success || Math.abs(now - header.output.iat * 1_000) > SEAL_LIFE)
    return new Refusal(400, 'The body was not encrypted within the last five minutes: see iat.', {
      state: STATE.sealTooOld,
    });
  try {
    return { body: JSON.parse(new TextDecoder().decode(opened.plaintext)) };
  } catch {
    return new Refusal(400, 'The body is not JSON.');
  }
}

async function decrypt(payload: string, privateKey: PrivateKey) {
  const key = await importJWK({ ...privateKey, alg: 'ECDH-ES' });
  return compactDecrypt(payload, key, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
    // A few bytes could become a quarter of a megabyte.
    maxDecompressedLength: 0,
  });
}
