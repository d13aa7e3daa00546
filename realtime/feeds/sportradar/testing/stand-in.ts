import { LoopbackServer } from '../../../testing/loopback-server.ts';
import { sportEvent, stamp } from './messages.ts';

/** Data of a match. */
export interface StandInMatch {
  /** The fixture; by default football. */
  event?: object;
  status: object;
  timeline: object[];
  /** Contents of its feeds; without them 404. */
  lineups?: object;
  statistics?: object;
  markets?: object;
  /** Whether it is among the live summaries. */
  listed?: boolean;
  /** Whether the summaries of the UTC day it begins on list it. */
  ofDay?: boolean;
}

/** Interval of the stream's heartbeats, ms, as in reality. */
const HEARTBEAT = 5_000;

/**
 * Sportradar: a stream that forgets what it sent, REST feeds that know the state, and every way in
 * which the two misbehave. It listens on a loopback port after `start`; `answer` works without.
 */
export class StandIn {
  readonly matches = new Map<string, StandInMatch>();
  /** Profiles of teams, by id. */
  readonly profiles = new Map<string, object>();
  /** How many more REST requests, by a part of the path, get a status. */
  readonly failing = new Map<string, { status: number; times: number }>();
  /** Paths of the requests, and the API key of each. */
  readonly requests: { path: string; key: string | undefined }[] = [];
  /** How many subscriptions get this status before one succeeds. */
  refuse = { status: 503, times: 0 };
  /** While false no heartbeat is sent. */
  beating = true;
  readonly #server = new LoopbackServer((request) => this.answer(request));
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  /** What continues delayed answers, by a part of the request's path. */
  readonly #held = new Map<string, (() => void)[]>();
  #heart: NodeJS.Timeout | undefined;
  #opened = 0;

  get url(): string {
    return this.#server.url;
  }

  /** Subscriptions opened so far. */
  get opened(): number {
    return this.#opened;
  }

  async start(): Promise<void> {
    await this.#server.listen();
    this.beat();
  }

  async stop(): Promise<void> {
    this.rest();
    await this.#server.close();
  }

  /** Begins to send heartbeats. */
  beat(): void {
    this.#heart = setInterval(() => {
      if (this.beating) this.write('{"heartbeat":{"interval":5,"package":"soccer"}}\n');
    }, HEARTBEAT);
  }

  /** Sends no more heartbeats. */
  rest(): void {
    clearInterval(this.#heart);
  }

  send(message: object): void {
    this.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends raw text or bytes. */
  write(raw: string | Uint8Array): void {
    const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw;
    for (const stream of this.#streams) stream.enqueue(bytes);
  }

  /** Delays answers to paths with `part` until the returned function is called. */
  hold(part: string): () => void {
    const held: (() => void)[] = [];
    this.#held.set(part, held);
    return () => {
      this.#held.delete(part);
      for (const answer of held) answer();
    };
  }

  /** Ends all streams; `broken` destroys the connections. */
  drop({ broken = false } = {}): void {
    for (const stream of this.#streams) {
      if (broken) stream.error(new Error('broken off'));
      else stream.close();
    }
    this.#streams.clear();
  }

  /** Answers a request as the service does. */
  async answer({ url, headers }: Request): Promise<Response> {
    const { origin, pathname, search } = new URL(url);
    const path = pathname + search;
    const key = headers.get('x-api-key') ?? undefined;
    this.requests.push({ path, key });
    if (path.startsWith('/ticket')) return this.#stream();
    if (key === undefined) return refusal(401);
    if (path.startsWith('/subscribe')) return this.#subscribe(origin);
    for (const [part, failure] of this.failing)
      if (path.includes(part) && failure.times-- > 0) return refusal(failure.status);
    const held = [...this.#held].find(([part]) => path.includes(part))?.[1];
    if (held) await new Promise<void>((resolve) => held.push(resolve));
    return this.#tell(pathname, search);
  }

  #tell(path: string, search: string): Response {
    if (path === '/en/schedules/live/summaries.json') return Response.json(this.#summaries());
    const [, date] = /^\/en\/schedules\/(\d{4}-\d\d-\d\d)\/summaries\.json$/.exec(path) ?? [];
    if (date !== undefined) return Response.json(this.#day(date, search));
    const [, competitor] = /^\/en\/competitors\/(.+)\/profile\.json$/.exec(path) ?? [];
    if (competitor !== undefined) return this.#profile(decodeURIComponent(competitor));
    const [, encoded = '', feed = ''] =
      /^(?:\/odds)?\/en\/sport_events\/(.+)\/(\w+)\.json$/.exec(path) ?? [];
    const id = decodeURIComponent(encoded);
    const match = this.matches.get(id);
    const more = match && tellsOf(match)[feed];
    if (!more) return refusal(404);
    return Response.json({ ...reported(id, match), ...more });
  }

  #subscribe(origin: string): Response {
    if (this.refuse.times-- > 0) return refusal(this.refuse.status);
    // Another origin, as in reality.
    const location = `${ticketOrigin(origin)}/ticket?session=1`;
    return new Response(null, { status: 302, headers: { location } });
  }

  #stream(): Response {
    let opened: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        opened = stream;
        this.#streams.add(stream);
      },
      cancel: () => void this.#streams.delete(opened),
    });
    this.#opened++;
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  }

  #summaries(): object {
    const listed = [...this.matches].filter(([, { listed: isListed }]) => isListed !== false);
    return {
      generated_at: stamp(Date.now()),
      summaries: listed.map(([id, match]) => reported(id, match)),
    };
  }

  #day(date: string, search: string): object {
    const searchParams = new URLSearchParams(search);
    const start = Number(searchParams.get('start'));
    const ofDay = [...this.matches].filter(
      ([id, match]) => match.ofDay && startOf(id, match).startsWith(date),
    );
    return {
      generated_at: stamp(Date.now()),
      summaries: ofDay
        .slice(start, start + Number(searchParams.get('limit')))
        .map(([id, match]) => reported(id, match)),
    };
  }

  #profile(competitor: string): Response {
    const profile = this.profiles.get(competitor);
    if (!profile) return refusal(404);
    return Response.json({ generated_at: stamp(Date.now()), ...profile });
  }
}

/** Returns the origin of the stream's tickets. */
export function ticketOrigin(origin: string): string {
  return origin.replace('127.0.0.1', 'localhost').replace('//radar.', '//tickets.');
}

function refusal(status: number): Response {
  return Response.json({ message: 'no' }, { status });
}

/** Returns the feeds of a match, by name. */
function tellsOf(match: StandInMatch): Readonly<Record<string, object | undefined>> {
  return {
    timeline: { timeline: match.timeline },
    lineups: match.lineups,
    sport_event_markets: match.markets && { markets: match.markets },
  };
}

function startOf(id: string, { event = sportEvent(id) }: StandInMatch): string {
  return 'start_time' in event ? String(event.start_time) : '';
}

function reported(
  id: string,
  { event = sportEvent(id), status, statistics }: StandInMatch,
): object {
  return {
    generated_at: stamp(Date.now()),
    sport_event: event,
    sport_event_status: status,
    ...(statistics && { statistics }),
  };
}
