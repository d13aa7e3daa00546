import * as v from 'valibot';

/** A part of `/readyz` by its name there, such as `feed:sportradar`. */
export const opsPartSchema = v.object({
  name: v.string(),
  isWell: v.boolean(),
  /** Since when it is so, ms, as far as anybody looked; null: unknown. */
  since: v.nullable(v.number()),
  figures: v.record(v.string(), v.number()),
});
export type OpsPart = v.InferOutput<typeof opsPartSchema>;

/** Figures of about 15 seconds. */
export const opsMomentSchema = v.object({
  /** Their end, ms. */
  at: v.number(),
  sockets: v.number(),
  updatesPerSecond: v.number(),
  requestsPerSecond: v.number(),
  failedPerSecond: v.number(),
  /** Median from an update's fact to its acknowledgement; null without updates. */
  delaySeconds: v.nullable(v.number()),
});
export type OpsMoment = v.InferOutput<typeof opsMomentSchema>;

/** What rooms, feeds and requests reported. */
export const opsCountsSchema = v.object({
  sockets: v.object({
    match: v.number(),
    relay: v.number(),
    sport: v.number(),
    hub: v.number(),
  }),
  /** Moments of the last hour, oldest first: in a stream's later messages only new ones. */
  hour: v.array(opsMomentSchema),
  feeds: v.array(
    v.object({
      source: v.string(),
      /** ms; null if only rooms know the feed. */
      lastWordAt: v.nullable(v.number()),
      inPlay: v.number(),
      silent: v.number(),
    }),
  ),
  /** Updates that rooms have rejected since `startedAt`. */
  rejected: v.number(),
  /** Most viewers first. */
  busiest: v.array(v.object({ matchId: v.string(), title: v.string(), sockets: v.number() })),
  /** Newest errors of the log first; `at` in ms. */
  faults: v.array(
    v.object({
      at: v.number(),
      event: v.string(),
      requestId: v.nullable(v.string()),
      /** What it concerns, and why it happened; may be empty. */
      about: v.string(),
    }),
  ),
  /** Errors by event since `startedAt` (ms), most first. */
  errors: v.array(v.object({ event: v.string(), count: v.number() })),
  startedAt: v.number(),
});
export type OpsCounts = v.InferOutput<typeof opsCountsSchema>;

/** What `/ops` shows, and each message of `/ops/stream`. */
export const opsSchema = v.object({
  /** ms */
  at: v.number(),
  parts: v.array(opsPartSchema),
  /** Null while the metrics object does not answer. */
  counts: v.nullable(opsCountsSchema),
});
export type Ops = v.InferOutput<typeof opsSchema>;

/** `GET /ops/updates/{matchId}`: the newest updates in a match room's log, newest first. */
export const opsUpdatesSchema = v.object({
  updates: v.array(
    v.object({
      sequence: v.number(),
      version: v.nullable(v.number()),
      source: v.nullable(v.string()),
      /** ms */
      arrivedAt: v.nullable(v.number()),
      occurredAt: v.number(),
      changes: v.array(v.string()),
      rejection: v.nullable(v.string()),
    }),
  ),
});
export type OpsUpdates = v.InferOutput<typeof opsUpdatesSchema>;

/** `POST /ops/session`. */
export const opsPasswordSchema = v.object({ password: v.pipe(v.string(), v.maxLength(200)) });

/** How a page's visitor stands with `/ops`. */
export type OpsAccess =
  | { kind: 'locked' }
  /** `isSession`: by a password, so that it can end. */
  | { kind: 'open'; isSession: boolean; read: () => Promise<Ops> };
