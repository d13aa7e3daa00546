import * as v from 'valibot';
import { sportKeySchema } from '../../protocol/sport.ts';
import { readJson } from '../readers/read-json.ts';
import { UsageError } from '../usage-error.ts';

const urlSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an http or https URL',
  ),
  // Keys in URLs end up in logs.
  v.check((text) => !URL.parse(text)?.searchParams.has('api_key'), 'must not hold the API key'),
);

const idsSchema = v.optional(v.array(v.pipe(v.string(), v.regex(/^sr:[a-z_]+:\d+$/))), []);

const filtersSchema = v.strictObject({
  /** `sr:competition:17` … */
  competitions: idsSchema,
  /** `sr:season:118689` … */
  seasons: idsSchema,
  /** `sr:sport_event:50849967` … */
  sportEvents: idsSchema,
});
/** Restricts the matches to these; an empty list allows all. */
export type Filters = v.InferOutput<typeof filtersSchema>;

const sportFeedSchema = v.strictObject({
  sport: sportKeySchema,
  /** The stream: https://api.sportradar.com/soccer/production/v4/stream/events/subscribe */
  push: urlSchema,
  /** Prefix of the REST feeds' paths: https://api.sportradar.com/soccer/production/v4 */
  rest: urlSchema,
  /**
   * The odds comparison, a separate product:
   * https://api.sportradar.com/oddscomparison-prematch/production/v2
   */
  odds: v.optional(urlSchema),
});
/** Each sport is a separate product, with its own stream and REST feeds. */
export type SportFeed = v.InferOutput<typeof sportFeedSchema>;

const configSchema = v.strictObject({
  /** The environment variable that holds the API key. */
  apiKeyVariable: v.pipe(
    v.string(),
    v.regex(/^[A-Z_][A-Z0-9_]*$/, 'must be the name of an environment variable'),
  ),
  language: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-zA-Z]{2,4})?$/, 'must be a language code')),
    'en',
  ),
  sports: v.pipe(
    v.array(sportFeedSchema),
    v.minLength(1),
    v.check(
      (feeds) => new Set(feeds.map(({ sport }) => sport)).size === feeds.length,
      'must name each sport once',
    ),
  ),
  filters: v.optional(filtersSchema, {}),
});

export interface SportradarConfig extends Omit<
  v.InferOutput<typeof configSchema>,
  'apiKeyVariable'
> {
  apiKey: string;
}

/**
 * Reads the configuration, and the API key from the environment variable that it names. Throws a
 * FileFormatError for a file of another shape, and a UsageError without a key.
 */
export async function readSportradarConfig(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<SportradarConfig> {
  const { apiKeyVariable, ...config } = await readJson(path, configSchema);
  const apiKey = env[apiKeyVariable]?.trim();
  if (!apiKey)
    throw new UsageError(`${path} takes the API key from ${apiKeyVariable}, which is not set`);
  // fetch quotes an invalid header in its error, which would print the key.
  if (!/^[\x21-\x7E]+$/.test(apiKey))
    throw new UsageError(`the API key in ${apiKeyVariable} is not plain text without spaces`);
  return { ...config, apiKey };
}
