import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/**
 * Sportradar on a loopback port: a stream that forgets what it sent, REST feeds
 * that know the state, and every way in which the two misbehave.
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
  readonly #server: Server;
  readonly #streams = new Set<ServerResponse>();
  /** Delayed answers, by a part of the request's path. */
  readonly #held = new Map<string, (() => void)[]>();
  #heart: NodeJS.Timeout | undefined;
  #opened = 0;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Subscriptions opened so far. */
  get opened(): number {
    return this.#opened;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#heart = setInterval(() => {
      if (this.beating) this.write('{"heartbeat":{"interval":5,"package":"soccer"}}\n');
    }, 20);
  }

  async stop(): Promise<void> {
    clearInterval(this.#heart);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  send(message: object): void {
    this.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends raw text or bytes. */
  write(raw: string | Uint8Array): void {
    for (const stream of this.#streams) stream.write(raw);
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
      if (broken) stream.destroy();
      else stream.end();
    }
    this.#streams.clear();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    const key = request.headers['x-api-key'];
    this.requests.push({ path, key: typeof key === 'string' ? key : undefined });
    if (path.startsWith('/ticket')) return this.#stream(response);
    if (key === undefined) return this.#status(response, 401);
    if (path.startsWith('/subscribe')) return this.#subscribe(response);
    for (const [part, failure] of this.failing)
      if (path.includes(part) && failure.times-- > 0) return this.#status(response, failure.status);
    const held = [...this.#held].find(([part]) => path.includes(part))?.[1];
    if (held) return void held.push(() => this.#tell(path, response));
    this.#tell(path, response);
  }

  #tell(path: string, response: ServerResponse): void {
    if (path === '/en/schedules/live/summaries.json')
      return this.#json(response, this.#summaries());
    const [, date] = /^\/en\/schedules\/(\d{4}-\d\d-\d\d)\/summaries\.json\?/.exec(path) ?? [];
    if (date !== undefined) return this.#json(response, this.#day(date, path));
    const [, competitor] = /^\/en\/competitors\/(.+)\/profile\.json$/.exec(path) ?? [];
    if (competitor !== undefined) return this.#profile(response, decodeURIComponent(competitor));
    const [, encoded = '', feed = ''] =
      /^(?:\/odds)?\/en\/sport_events\/(.+)\/(\w+)\.json$/.exec(path) ?? [];
    const id = decodeURIComponent(encoded);
    const match = this.matches.get(id);
    const more = match && tellsOf(match)[feed];
    if (!more) return this.#status(response, 404);
    this.#json(response, { ...reported(id, match), ...more });
  }

  #subscribe(response: ServerResponse): void {
    if (this.refuse.times-- > 0) return this.#status(response, this.refuse.status);
    // Another origin, as in reality.
    const location = `${this.url.replace('127.0.0.1', 'localhost')}/ticket?session=1`;
    response.writeHead(302, { location }).end();
  }

  #stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
    this.#streams.add(response);
    response.on('close', () => this.#streams.delete(response));
    this.#opened++;
  }

  #summaries(): object {
    const listed = [...this.matches].filter(([, { listed: isListed }]) => isListed !== false);
    return {
      generated_at: stamp(Date.now()),
      summaries: listed.map(([id, match]) => reported(id, match)),
    };
  }

  #day(date: string, path: string): object {
    const { searchParams } = new URL(path, this.url);
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

  #profile(response: ServerResponse, id: string): void {
    const profile = this.profiles.get(id);
    if (!profile) return this.#status(response, 404);
    this.#json(response, { generated_at: stamp(Date.now()), ...profile });
  }

  #json(response: ServerResponse, body: object): void {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  #status(response: ServerResponse, status: number): void {
    response.writeHead(status).end('{"message":"no"}');
  }
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
