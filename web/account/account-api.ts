import type * as v from 'valibot';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { ownAddressOf } from '../../edge/contracts/call-address.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { call } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { callEncrypted } from '../session/call-encrypted.ts';

/** Calls the account API from this browser; encrypts the body if it has a password. */
export function accountCall<Call extends ApiCall>(
  entry: Call,
  input: v.InferInput<Call['input']>,
  headers?: Readonly<Record<string, string>>,
): Promise<v.InferOutput<Call['data']>> {
  const api = browserApi({ needsAccount: true });
  return isEncrypted(entry)
    ? callEncrypted(api, entry, input, headers)
    : call(api, entry, input, undefined, headers);
}

/** Sends form data as a call's body and returns the response's data: see `ApiCall.form`. */
export async function accountForm<Call extends ApiCall & { form: object }>(
  { method, data, ...entry }: Call,
  body: FormData,
): Promise<v.InferOutput<Call['data']>> {
  const request = { method, path: ownAddressOf(entry, {}), body };
  return (
    await browserApi({ needsAccount: true }).send(request, envelopeSchema<Call['data']>(data))
  ).data;
}

function isEncrypted<Call extends ApiCall>(entry: Call): entry is Call & { encrypted: true } {
  return entry.encrypted === true;
}
