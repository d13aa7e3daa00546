import * as fc from 'fast-check';
import * as v from 'valibot';
import { mapBounded } from '../../ingest/map-bounded.ts';
import { ingestResponseSchema } from '../../../realtime/protocol/ingest.ts';
import { ofAnySport } from './bodies.ts';
import { BAD_SIGNATURES, Fault, type Posting } from './client.ts';
import { checkMatch } from './list-check.ts';
import { jsonText, named } from './names.ts';
import { poisoned } from './poison.ts';
import type { Trial } from './trial.ts';
import { Viewer } from './viewer.ts';

/** Requests to ingest in sequence, each answered before the next. */
export interface IngestCase {
  postings: Posting[];
  /** Whether a viewer watches the first match from its first state on. */
  isWatched: boolean;
}

/** Returns a good posting: UTF-8, one character per byte. */
export function posting(call: Posting['call'], body: unknown): Posting {
  const bytes = Buffer.from(jsonText(body)).toString('latin1');
  return { call, bytes, signature: 'good' };
}

const updatesOf = (updates: unknown) => posting('updates', { source: 'fuzz', updates });
const detailsOf = (details: unknown) => posting('details', { source: 'fuzz', details: [details] });
const unwatched = (postings: Posting[]): IngestCase => ({ postings, isWatched: false });
const story = (place: number) => poisoned(ofAnySport(({ updates }) => updates(place)));

/** The updates of one or two matches, in a few requests, some of them poisoned. */
export const updatesCase: fc.Arbitrary<IngestCase> = fc
  .record({
    stories: fc.oneof({ weight: 3, arbitrary: fc.tuple(story(0)) }, fc.tuple(story(0), story(1))),
    size: fc.integer({ min: 1, max: 4 }),
    isWatched: fc.boolean(),
  })
  .map(({ stories, size, isWatched }) => {
    const updates = stories.flat();
    const starts = Array.from({ length: Math.ceil(updates.length / size) }, (_, at) => at * size);
    const postings = starts.map((start) => updatesOf(updates.slice(start, start + size)));
    return { postings, isWatched };
  });

/** A season, sometimes sent twice, then updates of its first match. */
export const catalogueCase: fc.Arbitrary<IngestCase> = fc
  .tuple(poisoned(ofAnySport(({ season }) => season)), fc.boolean(), fc.option(story(0)))
  .map(([season, isRepeated, updates]) => {
    const sent = posting('catalogue', season);
    const later = Array.isArray(updates) ? [updatesOf(updates)] : [];
    return unwatched([sent, ...(isRepeated ? [sent] : []), ...later]);
  });

/** A match, then its details. */
export const detailsCase: fc.Arbitrary<IngestCase> = ofAnySport(({ updates, details }) =>
  fc
    .tuple(updates(0), fc.array(poisoned(details), { minLength: 1, maxLength: 3 }))
    .map(([first, list]) => unwatched([updatesOf(first), ...list.map(detailsOf)])),
);

type Mangle = (bytes: string, place: number) => string;
const insert =
  (what: string): Mangle =>
  (bytes, place) => {
    const at = place % (bytes.length + 1);
    return bytes.slice(0, at) + what + bytes.slice(at);
  };
/** Replaces one of the pattern's matches. */
const replaceOne =
  (pattern: RegExp, by: string): Mangle =>
  (bytes, place) => {
    const matches = [...bytes.matchAll(pattern)];
    const one = matches[place % matches.length];
    return one ? bytes.slice(0, one.index) + by + bytes.slice(one.index + one[0].length) : bytes;
  };

/** Ways to break a body's bytes that no JSON library would write. */
const MANGLES: Readonly<Record<string, Mangle>> = {
  cut: (bytes, place) => bytes.slice(0, place % (bytes.length + 1)),
  'bad UTF-8': insert('\xed\xa0\x80\xc0\xaf\xff'),
  'byte order mark': (bytes) => `\xef\xbb\xbf${bytes}`,
  deep: (_bytes, place) => `{"source":"fuzz","updates":${'['.repeat(place % 50_000)}`,
  'repeated key': (bytes) => bytes.replace('{', '{"source":1,"source":"fuzz",'),
  infinite: replaceOne(/(?<=[:[,])-?\d+(?:\.\d+)?/g, '1e999'),
  prototype: replaceOne(/\{(?=")/g, '{"__proto__":{"isAdmin":true},'),
  empty: () => '',
  tail: (bytes) => `${bytes}\u0000{}`,
  huge: (bytes) => bytes.padEnd(1_048_577, ' '),
};

const goodPosting = ofAnySport(({ updates, season, details }) =>
  fc.oneof(
    updates(0).map(updatesOf),
    season.map((body) => posting('catalogue', body)),
    details.map((one) => detailsOf({ ...one, matchId: 'world-1-live' })),
  ),
);
const rubbish = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes) => Buffer.from(bytes).toString('latin1'));

/** Bodies of any call with mangled bytes. */
export const rawCase: fc.Arbitrary<IngestCase> = fc
  .record({
    body: goodPosting,
    mangled: fc.oneof(
      {
        weight: 10,
        arbitrary: fc.record({ how: fc.constantFrom(...Object.keys(MANGLES)), place: fc.nat() }),
      },
      rubbish,
    ),
    call: fc.option(fc.constantFrom('updates' as const, 'catalogue' as const, 'details' as const), {
      freq: 5,
    }),
  })
  .map(({ body, mangled, call }) => {
    const bytes =
      typeof mangled === 'string'
        ? mangled
        : (MANGLES[mangled.how]?.(body.bytes, mangled.place) ?? body.bytes);
    return unwatched([{ ...body, bytes, call: call ?? body.call }]);
  });

/** Good updates that are unsigned or wrongly signed. */
export const signatureCase: fc.Arbitrary<IngestCase> = fc
  .tuple(
    ofAnySport(({ updates }) => updates(0)),
    fc.constantFrom(...BAD_SIGNATURES),
  )
  .map(([updates, signature]) => unwatched([{ ...updatesOf(updates), signature }]));

const MATCHES_AT_ONCE = 2;
const ANSWERS = new Set([200, 400, 401, 413]);

/** Sends a case's postings in turn. Throws a `Fault` of an answer, of a match's pages or of its viewer. */
export async function runIngest(trial: Trial, number: number, one: IngestCase): Promise<void> {
  const { client, product } = trial;
  // A season or details name the case's own matches.
  const hasOwn = one.postings.some(({ call }) => call !== 'updates');
  const taken = new Set(hasOwn ? [0, 1, 2, 3].map((place) => `fz${number}-${place}`) : []);
  let viewer: Viewer | null = null;
  try {
    for (const { call, bytes, signature } of one.postings) {
      const sent = { call, bytes: named(bytes, number), signature };
      const { status, text } = await client.post(sent, product.secret);
      if (!ANSWERS.has(status) || (signature !== 'good' && status === 200))
        throw new Fault(
          `${call} (signature: ${signature}) answered ${status} ${text.slice(0, 200)}`,
        );
      if (call !== 'updates' || status !== 200) continue;
      const { results } = v.parse(ingestResponseSchema, JSON.parse(text));
      for (const { outcome, matchId } of results) {
        if (outcome !== 'applied') continue;
        taken.add(matchId);
        if (one.isWatched) viewer ??= new Viewer(client, { party: 'match', matchId });
      }
    }
    await mapBounded([...taken], MATCHES_AT_ONCE, async (id) => {
      const { status } = await client.get(`/api/media/v1/events/${id}`);
      if (status === 404) return;
      trial.matches.add(id);
      await checkMatch(client, id, number);
    });
    await viewer?.check();
  } finally {
    viewer?.stop();
  }
}
