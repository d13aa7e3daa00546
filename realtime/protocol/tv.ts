import * as v from 'valibot';
import { ingestRequestSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';
import { labelSchema, timeSchema } from './primitives.ts';

/** Limit of programmes per schedule; more gives 413. */
export const MAX_PROGRAMMES = 2_000;

/** Longest segment, s: the channel's target duration. */
export const MAX_SEGMENT_SECONDS = 6;
/** Shortest segment, s: one frame at 50 per second, which a cut may leave at a clip's end. */
const MIN_SEGMENT_SECONDS = 0.02;
/** Shortest clip, s: in a loop, a shorter one would make a playlist too long. */
const MIN_CLIP_SECONDS = 1;

/** A word in a URL: `kick-off`. */
const wordSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'takes small letters, digits and hyphens'),
);

/** Location of a segment: a path on the product's own site, or a URL. */
const fileSchema = v.pipe(
  v.string(),
  v.regex(/^(?:\/|https:\/\/)[!-~]{1,500}$/, 'must be a path from / on, or an https address'),
);

export const renditionSchema = v.strictObject({
  name: v.pipe(wordSchema, v.notValue('live', 'live is the channel itself')),
  /** Highest bits per second of a segment. */
  bandwidth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16_384)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16_384)),
  codecs: v.pipe(v.string(), v.regex(/^[\w.,-]{1,100}$/, 'must be codecs such as avc1.42c01e')),
});

/** A clip cut into segments, at equal times in each rendition. */
export const tvAssetSchema = v.pipe(
  v.strictObject({
    id: wordSchema,
    /** Duration of each segment, s, as exact as its `EXTINF`. */
    durations: v.pipe(
      v.array(
        v.pipe(
          v.number(),
          v.minValue(MIN_SEGMENT_SECONDS, `a segment takes ${MIN_SEGMENT_SECONDS} s at least`),
          v.maxValue(MAX_SEGMENT_SECONDS, `a segment takes ${MAX_SEGMENT_SECONDS} s at most`),
        ),
      ),
      v.minLength(1, 'a clip has segments'),
      v.check(
        (durations) => durations.reduce((sum, duration) => sum + duration, 0) >= MIN_CLIP_SECONDS,
        `a clip takes ${MIN_CLIP_SECONDS} s at least`,
      ),
    ),
    /** Locations of the segments, by the rendition's name. */
    files: v.record(wordSchema, v.array(fileSchema)),
  }),
  v.check(
    ({ durations, files }) =>
      Object.values(files).every(({ length }) => length === durations.length),
    'each rendition has as many files as there are durations',
  ),
);

const assetIdsSchema = v.pipe(v.array(wordSchema), v.minLength(1, 'takes the id of a clip'));

export const tvProgrammeSchema = v.pipe(
  v.strictObject({
    id: wordSchema,
    title: labelSchema,
    /** Titles in languages other than the operator's. */
    titles: v.optional(
      v.strictObject({
        en: v.optional(labelSchema),
        'pt-BR': v.optional(labelSchema),
        'es-MX': v.optional(labelSchema),
        ar: v.optional(labelSchema),
      }),
    ),
    start: timeSchema,
    end: timeSchema,
    /** Clips by id, repeated until the end. */
    assets: assetIdsSchema,
    /** The match on air. */
    matchId: v.optional(matchIdSchema),
  }),
  v.check(({ start, end }) => end > start, 'a programme ends after its start'),
);

/** The clips and their schedule; `filler` plays whenever nothing is scheduled. */
export const tvScheduleSchema = v.strictObject({
  renditions: v.pipe(
    v.array(renditionSchema),
    v.minLength(1),
    v.maxLength(10),
    v.checkItems(
      ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
      'another rendition has its name',
    ),
  ),
  assets: v.pipe(v.array(tvAssetSchema), v.minLength(1), v.maxLength(500)),
  filler: assetIdsSchema,
  programmes: v.array(tvProgrammeSchema),
});
export type TvSchedule = v.InferOutput<typeof tvScheduleSchema>;

/**
 * Body of `POST /ingest/v1/tv`: the 24/7 channel's whole schedule, which replaces the previous one
 * but not the current programme. Idempotent.
 */
export const tvRequestSchema = v.strictObject({
  source: ingestRequestSchema.entries.source,
  ...tvScheduleSchema.entries,
});
export type TvRequest = v.InferOutput<typeof tvRequestSchema>;

export const tvResponseSchema = v.strictObject({ outcome: v.picklist(['taken', 'unchanged']) });
export type TvResponse = v.InferOutput<typeof tvResponseSchema>;
