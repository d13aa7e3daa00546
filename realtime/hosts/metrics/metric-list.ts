interface Metric {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /**
   * Known values of each label. A counter exists for them from the start, at 0: Prometheus sees no
   * increase in a series that begins at 3. Values that are not listed may follow.
   */
  labels?: Readonly<Record<string, readonly string[]>>;
  /** Upper bounds of a histogram's buckets, in its unit. */
  buckets?: readonly number[];
}

/** From a database's millisecond to the longest wait of a call. */
const SHORT = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From a push feed's milliseconds to a feed that polls once a minute. */
const LONG = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300];

/** Classes of addresses. */
const CLASS = ['page', 'api', 'ingest', 'rooms', 'pictures', 'health', 'error'];
const KIND = ['match', 'relay', 'sport', 'hub'] as const;
/** Parts of a scheduled run: what expires is deleted, alerts that wait are sent, states are copied from
 * rooms, seasons get outlooks. */
const SCHEDULED = ['retention', 'alerts', 'states', 'outlooks'];

/**
 * The product's metrics, named by the conventions of Prometheus: base units, `_total` for counters.
 * No label names a match, a room or a person.
 */
export const METRICS = {
  http_requests_total: {
    type: 'counter',
    help: 'Answered requests, by class of address and status.',
    labels: { class: CLASS, status: ['200', '400', '401', '413', '500', '503'] },
  },
  http_request_seconds: {
    type: 'histogram',
    help: 'Time until the answer to a request begins.',
    labels: { class: CLASS },
    buckets: SHORT,
  },
  ingest_updates_total: {
    type: 'counter',
    help: "Feeds' updates, by the room's answer.",
    labels: { outcome: ['applied', 'duplicate', 'stale', 'rejected'] },
  },
  ingest_acknowledged_seconds: {
    type: 'histogram',
    help: 'From the time an update occurred, by its feed, to its acknowledgement.',
    buckets: LONG,
  },
  ingest_sent_seconds: {
    type: 'histogram',
    help: "From the time an update occurred, by its feed, to its frame on the match room's sockets.",
    buckets: LONG,
  },
  feed_last_word_timestamp_seconds: {
    type: 'gauge',
    help: "Time of a feed's last signed message.",
    labels: { source: [] },
  },
  feed_matches_in_play: {
    type: 'gauge',
    help: 'Matches in play, by the feed that reports them.',
    labels: { source: [] },
  },
  feed_silent_matches: {
    type: 'gauge',
    help: "Matches in play without news for longer than their sport's limit, by feed.",
    labels: { source: [] },
  },
  room_sockets: {
    type: 'gauge',
    help: 'Open sockets, by kind of room.',
    labels: { kind: KIND },
  },
  room_largest_sockets: {
    type: 'gauge',
    help: 'Open sockets of the ten largest rooms, by rank.',
    labels: { rank: [] },
  },
  room_frames_sent_total: {
    type: 'counter',
    help: 'Frames sent to sockets that were open already, by kind of room.',
    labels: { kind: KIND },
  },
  room_sent_bytes_total: {
    type: 'counter',
    help: 'Bytes of these frames.',
    labels: { kind: KIND },
  },
  room_unsaved_states: {
    type: 'gauge',
    help: 'Match rooms with a state that the database has not confirmed.',
  },
  room_unsaved_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest of these states; 0 without one.',
  },
  queue_backlog_messages: {
    type: 'gauge',
    help: 'Messages that wait in a queue.',
    labels: { queue: [] },
  },
  queue_oldest_message_seconds: {
    type: 'gauge',
    help: 'Age of the oldest of these messages; 0 without one.',
    labels: { queue: [] },
  },
  queue_messages_total: {
    type: 'counter',
    help: 'Messages that the Worker took from a queue, by outcome.',
    labels: {
      queue: ['match-states', 'match-states-dead'],
      outcome: ['stored', 'retried', 'dropped'],
    },
  },
  alerts_total: {
    type: 'counter',
    help: 'Alerts to browsers without an open page, by outcome: `quiet` ones fell into quiet hours, `gone` ended their subscription, `put-off` ones wait since their push service does not answer or is slow, `dead` ones were given up.',
    labels: { outcome: ['sent', 'quiet', 'gone', 'retried', 'put-off', 'refused', 'late', 'dead'] },
  },
  alert_sent_seconds: {
    type: 'histogram',
    help: "From the room's answer to an update to the push service's answer to its alert.",
    buckets: LONG,
  },
  partner_requests_total: {
    type: 'counter',
    help: "Public reads with a partner's key, by partner and outcome: `without-key` ones counted as reads without it.",
    labels: { partner: [], outcome: ['taken', 'over-quota', 'without-key', 'wrong-origin'] },
  },
  database_queries_total: {
    type: 'counter',
    help: 'Round trips to the database, by outcome.',
    labels: { outcome: ['answered', 'failed'] },
  },
  database_query_seconds: {
    type: 'histogram',
    help: 'Time of a round trip to the database.',
    buckets: SHORT,
  },
  upstream_answers_total: {
    type: 'counter',
    help: 'Answers of the APIs, embedded or not, by status; 502 and 504 stand for none.',
    labels: { upstream: ['media', 'patron', 'sms'], status: ['200', '500', '502', '504'] },
  },
  upstream_answer_seconds: {
    type: 'histogram',
    help: "Time until an API's answer begins.",
    labels: { upstream: [] },
    buckets: SHORT,
  },
  page_cache_requests_total: {
    type: 'counter',
    help: 'Requests of pages that visitors share, by class of page, and of answers that pages share: kept ones and those made for the request.',
    labels: {
      class: ['home', 'matches', 'match', 'league', 'team', 'player', 'news', 'other', 'answer'],
      outcome: ['kept', 'made'],
    },
  },
  work_refused_total: {
    type: 'counter',
    help: 'Requests that an isolate refused, since too many of the kind waited.',
    labels: {
      kind: [
        'page',
        'own-page',
        'card',
        'calendar',
        'search',
        'page-search',
        'statistics',
        'call',
        'action',
        'password',
        'delivery',
        'provider',
        'betting-site',
        'push-service',
        'form',
        'media-api',
        'media-search',
        'patron-api',
        'sms-api',
        'picture',
        'document',
        'sleeping-room',
      ],
    },
  },
  logged_errors_total: {
    type: 'counter',
    help: 'Errors in the log, by event.',
    labels: { event: [] },
  },
  account_entries_total: {
    type: 'counter',
    help: 'Sign-ins and sign-ups, by outcome.',
    labels: {
      call: ['sign-in', 'sign-up', 'provider', 'betting-site'],
      outcome: ['accepted', 'refused', 'failed'],
    },
  },
  code_messages_total: {
    type: 'counter',
    help: 'E-mails and SMS with codes, by outcome: the provider takes no message to the recipients of `refused` ones, and had too many at the time of `busy` ones.',
    labels: {
      channel: ['email', 'sms'],
      outcome: ['sent', 'failed', 'refused', 'busy', 'not-set', 'over-budget'],
    },
  },
  scheduled_parts_total: {
    type: 'counter',
    help: 'Parts of scheduled runs, by outcome: `late` ones took longer than a minute.',
    labels: { part: SCHEDULED, outcome: ['done', 'failed', 'late'] },
  },
  scheduled_part_seconds: {
    type: 'histogram',
    help: 'Time of a part of a scheduled run.',
    labels: { part: SCHEDULED },
    buckets: LONG,
  },
  ready_check: {
    type: 'gauge',
    help: 'Result of a check of /readyz: 1 well, 0 not.',
    labels: { check: [] },
  },
} as const satisfies Record<string, Metric>;

type Metrics = typeof METRICS;
export type MetricName = keyof Metrics;
type NamesOf<Type> = {
  [Name in MetricName]: Metrics[Name] extends { type: Type } ? Name : never;
}[MetricName];
export type CounterName = NamesOf<'counter'>;
export type GaugeName = NamesOf<'gauge'>;
export type HistogramName = NamesOf<'histogram'>;
/** A value for each of a metric's labels. */
export type LabelsOf<Name extends MetricName> = Metrics[Name] extends {
  labels: infer Labels extends object;
}
  ? Record<Extract<keyof Labels, string>, string>
  : Record<never, string>;

/** Returns the name of a series: `ingest_updates_total{outcome="applied"}`. */
export function seriesOf<Name extends MetricName>(name: Name, labels: LabelsOf<Name>): string {
  return seriesText(name, Object.entries<string>(labels));
}

type Pairs = readonly (readonly [label: string, value: string])[];

function seriesText(name: string, labels: Pairs): string {
  let pairs = '';
  for (const [label, value] of labels)
    pairs += `${pairs === '' ? '' : ','}${label}="${UNUSUAL.test(value) ? plain(value) : value}"`;
  return pairs === '' ? name : `${name}{${pairs}}`;
}

/** Returns the counters that exist before anything is counted. */
export function knownCounters(): string[] {
  return Object.entries<Metric>(METRICS)
    .filter(([, { type }]) => type === 'counter')
    .flatMap(([name, { labels = {} }]) =>
      Object.entries(labels)
        .reduce<Pairs[]>(
          (series, [label, values]) =>
            series.flatMap((pairs) => values.map((value): Pairs => [...pairs, [label, value]])),
          [[]],
        )
        .map((pairs) => seriesText(name, pairs)),
    );
}

const UNUSUAL = /[^\w.:/-]/;

/** Returns a label's value without characters that could end it: a source's name may have some. */
function plain(value: string): string {
  return value.replaceAll(/[^\w.:/-]/g, '_');
}
