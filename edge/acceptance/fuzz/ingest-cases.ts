import * as fc from 'fast-check';
import { goodCatalogue } from './good-catalogue.ts';
import { goodDetails } from './good-details.ts';
import { goodFixture, goodUpdates, sport } from './good-updates.ts';
import { jsonText, type Json } from './json-text.ts';
import { CASE, TODAY } from './names.ts';
import { poisoned } from './poison.ts';

const CALLS = ['updates', 'catalogue', 'details'] as const;
type IngestCall = (typeof CALLS)[number];

/** A feed's request; the body's bytes, one character each. */
export interface Posting {
  call: IngestCall;
  bytes: string;
  signature: 'good' | 'absent' | 'garbage' | 'of-another-body' | 'expired' | 'of-another-secret';
}

/** Requests sent in sequence, each answered before the next. */
export interface IngestCase {
  postings: Posting[];
  /** Whether a viewer watches the first match from its first state on. */
  isWatched: boolean;
}

const good = (call: IngestCall, body: Json): Posting => ({
  call,
  bytes: bytesOf(jsonText(body)),
  signature: 'good',
});

/** UTF-8, one character per byte. */
function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function chunked<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const updatesBody = (updates: Json[]): Json => ({ source: 'fuzz', updates });

/** The updates of one or two matches, in a few requests, some of them poisoned. */
export const updatesCase: fc.Arbitrary<IngestCase> = fc
  .record({
    stories: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(poisoned(goodUpdates(0))) },
      { weight: 1, arbitrary: fc.tuple(poisoned(goodUpdates(0)), poisoned(goodUpdates(1))) },
    ),
    size: fc.integer({ min: 1, max: 4 }),
    isWatched: fc.boolean(),
  })
  .map(({ stories, size, isWatched }) => {
    const updates = stories.flatMap((story): Json[] => (Array.isArray(story) ? story : [story]));
    const postings = chunked(updates, size).map((part) => good('updates', updatesBody(part)));
    return { postings, isWatched };
  });

/** A season, sometimes sent twice, then updates of its first match. */
export const catalogueCase: fc.Arbitrary<IngestCase> = fc
  .tuple(poisoned(goodCatalogue), fc.boolean(), fc.option(poisoned(goodUpdates(0))))
  .map(([season, isRepeated, updates]) => ({
    postings: [
      good('catalogue', season),
      ...(isRepeated ? [good('catalogue', season)] : []),
      ...(Array.isArray(updates) ? [good('updates', updatesBody(updates))] : []),
    ],
    isWatched: false,
  }));

/** A match, then its details. */
export const detailsCase: fc.Arbitrary<IngestCase> = sport.chain((of) =>
  fc
    .record({
      fixture: goodFixture(of.id, 0),
      isClosed: fc.boolean(),
      details: fc.array(poisoned(goodDetails(`${CASE}-0`, of)), { minLength: 1, maxLength: 3 }),
    })
    .map(({ fixture, isClosed, details }) => ({
      postings: [
        good(
          'updates',
          updatesBody([
            {
              matchId: `${CASE}-0`,
              sequence: 1,
              occurredAt: TODAY,
              fixture,
              ...(isClosed && { status: 'Finished', matchStatus: 'Ended' }),
            },
          ]),
        ),
        ...details.map((one) => good('details', { source: 'fuzz', details: [one] })),
      ],
      isWatched: false,
    })),
);

const MANGLINGS = [
  'cut',
  'bad-utf8',
  'mark',
  'deep',
  'repeated-key',
  'infinite',
  'prototype',
  'rubbish',
  'empty',
  'tail',
  'huge',
] as const;

function mangled(
  text: string,
  how: (typeof MANGLINGS)[number],
  place: number,
  rubbish: Uint8Array,
): string {
  const at = place % (text.length + 1);
  const inserted = (what: string) => text.slice(0, at) + what + text.slice(at);
  switch (how) {
    case 'cut':
      return text.slice(0, at);
    case 'bad-utf8':
      return inserted('\xed\xa0\x80\xc0\xaf\xff');
    case 'mark':
      return `\xef\xbb\xbf${text}`;
    case 'deep':
      return `{"source":"fuzz","updates":${'['.repeat(place % 50_000)}`;
    case 'repeated-key':
      return text.replace('{', '{"source":1,"source":"fuzz",');
    case 'infinite':
      return replacedAt(text, /(?<=[:[,])-?\d+(?:\.\d+)?/g, place, '1e999');
    case 'prototype':
      return replacedAt(text, /\{(?=")/g, place, '{"__proto__":{"isAdmin":true},');
    case 'rubbish':
      return Buffer.from(rubbish).toString('latin1');
    case 'empty':
      return '';
    case 'tail':
      return `${text}\u0000{}`;
    case 'huge':
      return text.padEnd(1_048_577, ' ');
  }
}

/** Replaces one of the pattern's matches. */
function replacedAt(text: string, pattern: RegExp, place: number, by: string): string {
  const matches = [...text.matchAll(pattern)];
  const one = matches[place % Math.max(1, matches.length)];
  return one ? text.slice(0, one.index) + by + text.slice(one.index + one[0].length) : text;
}

/** Good bodies of any call with mangled text: no JSON library would write it. */
export const rawCase: fc.Arbitrary<IngestCase> = fc
  .record({
    body: fc.oneof(
      goodUpdates(0).map((updates) => good('updates', updatesBody(updates))),
      goodCatalogue.map((season) => good('catalogue', season)),
      sport
        .chain((of) => goodDetails(`world-${of.id}-live`, of))
        .map((details) => good('details', { source: 'fuzz', details: [details] })),
    ),
    how: fc.constantFrom(...MANGLINGS),
    place: fc.nat(),
    rubbish: fc.uint8Array({ maxLength: 200 }),
    call: fc.option(fc.constantFrom(...CALLS), { freq: 5 }),
  })
  .map(({ body, how, place, rubbish, call }) => ({
    postings: [
      { ...body, bytes: mangled(body.bytes, how, place, rubbish), call: call ?? body.call },
    ],
    isWatched: false,
  }));

/** Good updates that are unsigned or wrongly signed. */
export const signatureCase: fc.Arbitrary<IngestCase> = fc
  .tuple(
    goodUpdates(0),
    fc.constantFrom<Posting['signature'][]>(
      'absent',
      'garbage',
      'of-another-body',
      'expired',
      'of-another-secret',
    ),
  )
  .map(([updates, signature]) => ({
    postings: [{ ...good('updates', updatesBody(updates)), signature }],
    isWatched: false,
  }));
