import * as v from 'valibot';
import { standingsScopeSchema } from '../contracts/standings.ts';
import { ALL_SPORTS, sportRadarId } from '../../realtime/sports/registry.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';

const DAY_MS = 86_400_000;
/** The longest range that one call lists. */
export const MAX_RANGE_MS = 32 * DAY_MS;

const integerSchema = (name: string) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.regex(/^\d{1,15}$/, `${name} must be a whole number`),
    v.transform(Number),
  );

/** ms since 1970, before it negative. */
const timeQuerySchema = (name: string) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.regex(/^-?\d{1,15}$/, `${name} must be a whole number`),
    v.transform(Number),
  );

const sportIdQuerySchema = v.optional(
  v.pipe(integerSchema('sportId'), v.picklist(sportIdSchema.options, 'sportId names no sport')),
);

/** Matches in one answer of `GET /v1/events`: more than any day has. */
const MAX_EVENTS = 1_000;

const NO_FLAG = 'flag is not one that an answer brought';

/** A list's place: the start time and id of its last match. */
const eventFlagSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}_.+$/, NO_FLAG),
    v.transform((flag) => {
      const [startTime = '', ...rest] = flag.split('_');
      return { startTime: Number(startTime), matchId: rest.join('_') };
    }),
  ),
);

/** `from`, `to` (ms), `sportId?`, `flag?` and `size?` of `GET /v1/events`. */
export const eventsQuerySchema = v.pipe(
  v.object({
    from: timeQuerySchema('from'),
    to: timeQuerySchema('to'),
    sportId: sportIdQuerySchema,
    flag: eventFlagSchema,
    size: v.pipe(
      v.optional(v.string(), String(MAX_EVENTS)),
      integerSchema('size'),
      v.minValue(1, 'size must be 1 or more'),
      v.maxValue(MAX_EVENTS, `size may be ${MAX_EVENTS} at most`),
    ),
  }),
  v.check(({ from, to }) => from < to, 'from must be before to'),
  v.check(({ from, to }) => to - from <= MAX_RANGE_MS, 'from and to may be 32 days apart at most'),
);

/** `sportId?` of `GET /v1/leagues`. */
export const leaguesQuerySchema = v.object({ sportId: sportIdQuerySchema });

/** `sportId?` of `GET /v1/teams/group`. */
export const teamGroupsQuerySchema = leaguesQuerySchema;

/** `seasonId?` and `scope?` of `GET /v1/leagues/{id}/standings`. */
export const standingsQuerySchema = v.object({
  seasonId: v.optional(v.string()),
  scope: v.optional(v.picklist(standingsScopeSchema.options, 'scope is all, home or away'), 'all'),
});

const SPORT_ID_BY_RADAR_ID = new Map<string, (typeof ALL_SPORTS)[number]['id']>(
  ALL_SPORTS.map(({ id }) => [sportRadarId(id), id]),
);

/** `sportRadarId?` of `GET /v1/teams/suggested`: absent or 'all' is every sport. */
export const suggestedQuerySchema = v.object({
  sportRadarId: v.pipe(
    v.optional(v.string(), 'all'),
    v.check(
      (radarId) => radarId === 'all' || SPORT_ID_BY_RADAR_ID.has(radarId),
      'sportRadarId names no sport',
    ),
    v.transform((radarId) => SPORT_ID_BY_RADAR_ID.get(radarId)),
  ),
});

const DEFAULT_SIZE = '20';
const MAX_SIZE = 100;

const sizeQuerySchema = v.pipe(
  v.optional(v.string(), DEFAULT_SIZE),
  integerSchema('size'),
  v.minValue(1, 'size must be 1 or more'),
  v.maxValue(MAX_SIZE, `size may be ${MAX_SIZE} at most`),
);

const pageQuerySchema = v.pipe(
  v.optional(v.string(), '1'),
  integerSchema('page'),
  v.minValue(1, 'page must be 1 or more'),
  v.maxValue(10_000, 'page may be 10000 at most'),
);

/** `keyword`, `page?`, `size?` and `sportId?` of `GET /v1/search/…`. */
export const searchQuerySchema = v.object({
  keyword: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(1, 'keyword is missing'),
    v.maxLength(100, 'keyword may have 100 characters at most'),
  ),
  page: pageQuerySchema,
  size: sizeQuerySchema,
  sportId: sportIdQuerySchema,
});

/** `flag?` and `size?` of `GET /v1/events/team/…` and `/v1/events/tournament/…`. */
export const eventPageQuerySchema = v.object({ flag: eventFlagSchema, size: sizeQuerySchema });

/** `flag?` and `size?` of `GET /v1/events/{id}/commentary`. */
export const commentaryQuerySchema = v.object({
  flag: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, NO_FLAG), v.transform(Number))),
  size: sizeQuerySchema,
});

/** `seasonId?`, `key?`, `page?` and `size?` of `GET /v1/leagues/{id}/player-statistics`. */
export const playerStatisticsQuerySchema = v.object({
  seasonId: v.optional(v.string()),
  key: v.optional(v.string()),
  page: pageQuerySchema,
  size: sizeQuerySchema,
});

/** `type` in the path of both. */
export const eventPageTypeSchema = v.picklist(['fixtures', 'results']);
