import * as v from 'valibot';
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

const sportIdQuerySchema = v.optional(
  v.pipe(integerSchema('sportId'), v.picklist(sportIdSchema.options, 'sportId names no sport')),
);

/** `from`, `to` (ms) and `sportId?` of `GET /v1/events`. */
export const eventsQuerySchema = v.pipe(
  v.object({
    from: integerSchema('from'),
    to: integerSchema('to'),
    sportId: sportIdQuerySchema,
  }),
  v.check(({ from, to }) => from < to, 'from must be before to'),
  v.check(({ from, to }) => to - from <= MAX_RANGE_MS, 'from and to may be 32 days apart at most'),
);

/** `sportId?` of `GET /v1/leagues`. */
export const leaguesQuerySchema = v.object({ sportId: sportIdQuerySchema });
