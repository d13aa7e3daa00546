import type * as v from 'valibot';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { call } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { callEncrypted } from '../session/call-encrypted.ts';

/** A call of the account's, from this browser: what holds a password leaves it encrypted. */
export function accountCall<Call extends ApiCall>(
  entry: Call,
  input: v.InferInput<Call['input']>,
): Promise<v.InferOutput<Call['data']>> {
  return isEncrypted(entry)
    ? callEncrypted(browserApi(), entry, input)
    : call(browserApi(), entry, input);
}

function isEncrypted<Call extends ApiCall>(entry: Call): entry is Call & { encrypted: true } {
  return entry.encrypted === true;
}
