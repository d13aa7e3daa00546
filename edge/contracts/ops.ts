import * as v from 'valibot';

/** A part of `/readyz` by its name there, such as `feed:sportradar`. */
export const opsPartSchema = v.object({
  name: v.string(),
  isWell: v.boolean(),
  /** Time since which checks have seen the same `isWell`, ms; null if unknown. */
  since: v.nullable(v.number()),
  figures: v.record(v.string(), v.number()),
});
export type OpsPart = v.InferOutput<typeof opsPartSchema>;

/** Figures of a period of about 15 seconds. */
export const opsMomentSchema = v.object({
  /** End of the period, ms. */
  at: v.number(),
  sockets: v.number(),
  updatesPerSecond: v.number(),
  requestsPerSecond: v.number(),
  failedPerSecond: v.number(),
  /** Median time from an update's event to its acknowledgement, s; null without updates. */
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
  /** Moments of the last hour, oldest first. Later messages of a stream contain only new ones. */
  hour: v.array(opsMomentSchema),
  feeds: v.array(
    v.object({
      source: v.string(),
      /** Time of the feed's last message, ms; null if only rooms know the feed. */
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
      /** Subject and cause of the error; may be empty. */
      about: v.string(),
    }),
  ),
  /** Errors by event since `startedAt` (ms), most first. */
  errors: v.array(v.object({ event: v.string(), count: v.number() })),
  startedAt: v.number(),
});
export type OpsCounts = v.InferOutput<typeof opsCountsSchema>;

/** The data of the page `/ops`, and each message of `/ops/stream`. */
export const opsSchema = v.object({
  /** ms */
  at: v.number(),
  parts: v.array(opsPartSchema),
  /** Null if the metrics object does not answer. */
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

/** Body of `POST /ops/session`. */
export const opsPasswordSchema = v.object({ password: v.pipe(v.string(), v.maxLength(200)) });

/** A visitor's access to `/ops`. */
export type OpsAccess =
  | { kind: 'locked' }
  /** `isSession`: a password gave the access, so that the visitor can sign out. */
  | { kind: 'open'; isSession: boolean; read: () => Promise<Ops> };
