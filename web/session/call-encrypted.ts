import type * as v from 'valibot';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { ownAddressOf } from '../../edge/contracts/call-address.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { getEncryptionKey } from '../../edge/contracts/session-calls.ts';
import { STATE } from '../../edge/contracts/states.ts';
import { call, type Api } from '../api/client.ts';
import { apiFailure, isApiFailure } from '../api/failure.ts';

type EncryptionKey = v.InferOutput<typeof getEncryptionKey.data>;

interface Known extends EncryptionKey {
  /** Lead of the API's clock over the browser's, ms: the clocks of many devices are hours off. */
  ahead: number;
}

/** The patron API's current key; null before the first call. */
let known: Known | null = null;
/** Time before a key's expiry at which a new one replaces it, ms. */
const MARGIN_MS = 10_000;

/**
 * Loads the encryption code, which is large. A form with a password calls this early, so that the
 * code is ready when the visitor sends the form. Throws an `ApiFailure` (503) if it does not load.
 */
export async function loadEncryption() {
  try {
    return await import('../../edge/shared/encrypt-body.ts');
  } catch (error) {
    throw apiFailure(503, 'The encryption did not load', error);
  }
}

/**
 * Makes a `call` with a password in its body, which it encrypts (design §4). If the API refuses the
 * body and has a new key, or says that it was encrypted too long ago, encrypts and sends it once more.
 */
export async function callEncrypted<Call extends ApiCall & { encrypted: true }>(
  api: Api,
  entry: Call,
  input: v.InferInput<Call['input']>,
  headers: Readonly<Record<string, string>> = {},
): Promise<v.InferOutput<Call['data']>> {
  const key = await keyOf(api);
  try {
    return await send(api, entry, input, { key, headers });
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 400) throw error;
    const other = await keyOf(api, key.kid);
    if (other.kid === key.kid && error.state !== STATE.sealTooOld) throw error;
    return send(api, entry, input, { key: other, headers });
  }
}

async function keyOf(api: Api, refused?: string): Promise<Known> {
  const isGood = known !== null && known.expiresAt - MARGIN_MS > Date.now() + known.ahead;
  if (known !== null && isGood && known.kid !== refused) return known;
  const answer = await call(api, getEncryptionKey, {});
  known = { ...answer, ahead: answer.now - Date.now() };
  return known;
}

async function send<Call extends ApiCall>(
  api: Api,
  entry: Call,
  input: v.InferInput<Call['input']>,
  { key, headers }: { key: Known; headers: Readonly<Record<string, string>> },
): Promise<v.InferOutput<Call['data']>> {
  const { body }: { body?: unknown } = input;
  const plain = new TextEncoder().encode(JSON.stringify(body));
  const { encryptBody } = await loadEncryption();
  const { data } = await api.send(
    {
      method: entry.method,
      path: ownAddressOf(entry, input),
      body: { payload: await encryptBody(plain, key, Date.now() + key.ahead) },
      headers: { ...headers, ursId: key.kid },
    },
    envelopeSchema<Call['data']>(entry.data),
  );
  return data;
}
