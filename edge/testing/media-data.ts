import * as v from 'valibot';
import { envelopeSchema } from '../contracts/envelope.ts';
import { call } from './call.ts';

/** Returns the media API's data below a path; throws if they do not fit the schema. */
export async function data<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  headers: Record<string, string> = {},
) {
  const url = `http://localhost/api/media/v1/${path}`;
  const { status, body } = await call(new Request(url, { headers }));
  if (status !== 200) throw new Error(`${path} is answered with ${status}`);
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}
