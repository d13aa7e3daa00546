import type * as v from 'valibot';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { call } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';

/** A call of the account's, from this browser. */
export function accountCall<Call extends ApiCall>(
  entry: Call,
  input: v.InferInput<Call['input']>,
): Promise<v.InferOutput<Call['data']>> {
  return call(browserApi(), entry, input);
}
