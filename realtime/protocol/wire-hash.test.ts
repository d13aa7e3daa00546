import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueRequestSchema, catalogueResponseSchema } from './catalogue.ts';
import { detailsRequestSchema, detailsResponseSchema } from './details.ts';
import { matchFrameSchema, sportFrameSchema } from './frame.ts';
import { ingestErrorSchema, ingestRequestSchema, ingestResponseSchema } from './ingest.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** What every client and feed of a protocol version relies on. */
const WIRE = {
  matchFrame: matchFrameSchema,
  sportFrame: sportFrameSchema,
  ingestRequest: ingestRequestSchema,
  ingestResponse: ingestResponseSchema,
  ingestError: ingestErrorSchema,
  catalogueRequest: catalogueRequestSchema,
  catalogueResponse: catalogueResponseSchema,
  detailsRequest: detailsRequestSchema,
  detailsResponse: detailsResponseSchema,
};

const KNOWN = { version: 2, hash: '9aa8e09337586d5d' };

const ADVICE = `The wire format changed. Decide about PROTOCOL_VERSION (version.ts):
can clients and feeds that speak version ${KNOWN.version} still read and write all of it?
If so, leave it; if not, raise it. Then put the new hash into KNOWN.`;

test('The wire format is the one this protocol version stands for', async () => {
  const wire = { version: PROTOCOL_VERSION, hash: await hashOf(described(WIRE)) };
  // The advice is part of what is compared, so that a failure shows it.
  expect({ ADVICE, ...wire }).toEqual({ ADVICE, ...KNOWN });
});

test('Whatever changes what passes changes the hash, and nothing else does', async () => {
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
  const hashes = await Promise.all([schema, ...others].map((each) => hashOf(described(each))));
  expect(new Set(hashes).size).toBe(hashes.length);
  const reworded = v.pipe(v.string(), v.maxLength(5, 'too long'));
  const same = v.strictObject({ kind: schema.entries.kind, message: reworded });
  expect(await hashOf(described(same))).toBe(hashes[0]);
});

/**
 * A schema as plain data: every own member but functions and messages, in the
 * order of their names, so that nothing but a change of meaning changes it.
 */
function described(value: unknown): unknown {
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return described([...value]);
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  // Members of an object schema may be called 'message' or 'kind' as well.
  const isRule = 'kind' in value && typeof value.kind === 'string';
  const told = Object.entries(value)
    .filter(([key, inner]) => typeof inner !== 'function' && !(isRule && IRRELEVANT.has(key)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(told.map(([key, inner]) => [key, described(inner)]));
}

/** Members of the schema library that say nothing about what passes. */
const IRRELEVANT = new Set(['~standard', '~run', 'message', 'expects', 'kind', 'async']);

async function hashOf(description: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(description));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
