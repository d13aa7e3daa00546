import type * as v from 'valibot';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { ownAddressOf } from '../../edge/contracts/call-address.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { getEncryptionKey } from '../../edge/contracts/session-calls.ts';
import { call, type Api } from '../api/client.ts';
import { isApiFailure } from '../api/failure.ts';
import { encryptBody } from './encrypt-body.ts';

type EncryptionKey = v.InferOutput<typeof getEncryptionKey.data>;

/** The patron API's key of now; fetched anew where it runs out, ms before. */
let known: EncryptionKey | null = null;
const MARGIN_MS = 10_000;

/**
 * `call` of an entry whose body holds a password: it leaves the browser
 * encrypted (design §4). Where the API refuses it and has another key by now,
 * it is sent once more by that one.
 */
export async function callEncrypted<Call extends ApiCall & { encrypted: true }>(
  api: Api,
  entry: Call,
  input: v.InferInput<Call['input']>,
): Promise<v.InferOutput<Call['data']>> {
  const key = await keyOf(api);
  try {
    return await send(api, entry, input, key);
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 400) throw error;
    const other = await keyOf(api, key.kid);
    if (other.kid === key.kid) throw error;
    return send(api, entry, input, other);
  }
}

async function keyOf(api: Api, refused?: string): Promise<EncryptionKey> {
  if (known !== null && known.kid !== refused && known.expiresAt - MARGIN_MS > Date.now())
    return known;
  known = await call(api, getEncryptionKey, {});
  return known;
}

async function send<Call extends ApiCall>(
  api: Api,
  entry: Call,
  input: v.InferInput<Call['input']>,
  key: EncryptionKey,
): Promise<v.InferOutput<Call['data']>> {
  const { body }: { body?: unknown } = input;
  const { data } = await api.send(
    {
      method: entry.method,
      path: ownAddressOf(entry, input),
      body: { payload: await encryptBody(body, key) },
      headers: { ursId: key.kid },
    },
    envelopeSchema<Call['data']>(entry.data),
  );
  return data;
}
