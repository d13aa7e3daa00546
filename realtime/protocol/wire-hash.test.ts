import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueRequestSchema, catalogueResponseSchema } from './catalogue.ts';
import {
  contentRequestSchema,
  contentResponseSchema,
  publishedRequestSchema,
  publishedResponseSchema,
} from './content.ts';
import { detailsRequestSchema, detailsResponseSchema } from './details.ts';
import { matchFrameSchema, sportFrameSchema } from './frame.ts';
import { hubFrameSchema } from './hub-frame.ts';
import { ingestErrorSchema, ingestRequestSchema, ingestResponseSchema } from './ingest.ts';
import { heartbeatRequestSchema, heartbeatResponseSchema } from './heartbeat.ts';
import { hashOf } from './testing/schema-hash.ts';
import { tvRequestSchema, tvResponseSchema } from './tv.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** The schemas of a protocol version's clients and feeds. */
const WIRE = {
  matchFrame: matchFrameSchema,
  sportFrame: sportFrameSchema,
  hubFrame: hubFrameSchema,
  ingestRequest: ingestRequestSchema,
  ingestResponse: ingestResponseSchema,
  ingestError: ingestErrorSchema,
  heartbeatRequest: heartbeatRequestSchema,
  heartbeatResponse: heartbeatResponseSchema,
  catalogueRequest: catalogueRequestSchema,
  catalogueResponse: catalogueResponseSchema,
  contentRequest: contentRequestSchema,
  contentResponse: contentResponseSchema,
  publishedRequest: publishedRequestSchema,
  publishedResponse: publishedResponseSchema,
  detailsRequest: detailsRequestSchema,
  detailsResponse: detailsResponseSchema,
  tvRequest: tvRequestSchema,
  tvResponse: tvResponseSchema,
};

const KNOWN = { version: 6, hash: '0c72887309946bea' };

const ADVICE = `The wire format changed. Decide about PROTOCOL_VERSION (version.ts):
can clients and feeds that speak version ${KNOWN.version} still read and write all of it?
If so, leave it; if not, raise it. Then put the new hash into KNOWN.`;

test('The wire format matches the hash of this protocol version', async () => {
  const wire = { version: PROTOCOL_VERSION, hash: await hashOf(WIRE) };
  // The comparison includes the advice, so that a failure shows it.
  expect({ ADVICE, ...wire }).toEqual({ ADVICE, ...KNOWN });
});

test('The hash changes when the accepted values change, and only then', async () => {
  const schema = v.strictObject({
    message: v.pipe(v.string(), v.maxLength(5)),
    kind: v.picklist(['a']),
  });
  const others = [
    v.object(schema.entries),
    v.strictObject({ ...schema.entries, message: v.pipe(v.string(), v.maxLength(6)) }),
    v.strictObject({ ...schema.entries, kind: v.picklist(['a', 'b']) }),
    v.strictObject({ kind: schema.entries.kind }),
    v.partial(schema),
  ];
  const hashes = await Promise.all([schema, ...others].map((each) => hashOf(each)));
  expect(new Set(hashes).size).toBe(hashes.length);
  const reworded = v.pipe(v.string(), v.maxLength(5, 'too long'));
  const same = v.strictObject({ kind: schema.entries.kind, message: reworded });
  expect(await hashOf(same)).toBe(hashes[0]);
});
