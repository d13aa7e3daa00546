import * as v from 'valibot';
import { LONGEST_PAYLOAD } from '../contracts/api-call.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getEncryptionKey } from '../contracts/session-calls.ts';
import { readBytes } from '../read-bytes.ts';
import { encryptBody } from '../shared/encrypt-body.ts';
import type { Answering, Call } from '../upstream/call.ts';
import { KEY_HEADER, type BodyCipher } from './encrypt-bodies.ts';

type EncryptionKey = v.InferOutput<typeof getEncryptionKey.data>;

const answerSchema = envelopeSchema(getEncryptionKey.data);

/** Longest answer with a key, bytes. */
const LIMIT = 16_000;
/** Margin before expiry, so that no key expires in transit, ms. */
const MARGIN_MS = 5_000;
/** After a refused body, a key newer than this is not fetched again, ms. */
const FRESH_MS = 2_000;

interface Known {
  key: EncryptionKey;
  reportedAt: number;
}

/** Keys received from APIs, by the API's address. */
export type KnownKeys = Map<string, Known>;

const KNOWN: KnownKeys = new Map();

/**
 * Returns the cipher of design §4: a body becomes `{"payload": JWE}` (ECDH-ES, A256GCM), encrypted
 * with the patron API's key. The key is cached until it expires; the header `ursId` names it. A body that would be
 * longer than the API takes is answered 413.
 */
export function jweCipher(
  api: URL,
  { known = KNOWN, now = Date.now }: { known?: KnownKeys; now?: () => number } = {},
): BodyCipher {
  const keyOf = async (call: Call, next: Answering, refused?: string) => {
    const { key, reportedAt = 0 } = known.get(api.href) ?? {};
    const isGood = key !== undefined && key.expiresAt - MARGIN_MS > now();
    if (isGood && (key.kid !== refused || reportedAt + FRESH_MS > now())) return key;
    const fetched = await fetchKey(call, next);
    if (!(fetched instanceof Response)) known.set(api.href, { key: fetched, reportedAt: now() });
    return fetched;
  };
  return {
    seal: async (call, next, refused) => {
      const key = await keyOf(call, next, refused);
      if (key instanceof Response) return key;
      const payload = await encryptBody(call.body ?? new Uint8Array(), key, now());
      if (payload.length > LONGEST_PAYLOAD) return new Response(null, { status: 413 });
      const headers = new Headers(call.headers);
      headers.set('content-type', 'application/json');
      headers.set(KEY_HEADER, key.kid);
      const body = Uint8Array.from(new TextEncoder().encode(JSON.stringify({ payload })));
      return { call: { ...call, headers, body }, keyId: key.kid };
    },
  };
}

async function fetchKey(call: Call, next: Answering): Promise<EncryptionKey | Response> {
  const { method, path } = getEncryptionKey;
  // The key is everybody's, so no token can spoil its read.
  const caller = { ...call.caller, accessToken: null };
  const headers = new Headers();
  const answer = await next({ ...call, caller, method, path, search: '', headers, body: null });
  if (!answer.ok) return answer;
  const read = await readBytes(answer, { bytes: LIMIT });
  if (read.kind !== 'bytes') return new Response(null, { status: 502 });
  try {
    return v.parse(answerSchema, JSON.parse(new TextDecoder().decode(read.bytes))).data;
  } catch {
    return new Response(null, { status: 502 });
  }
}
