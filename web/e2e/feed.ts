import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signed } from '../../edge/testing/signed.ts';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import type { Content } from '../../realtime/protocol/content.ts';
import { detailsResponseSchema, type MatchDetails } from '../../realtime/protocol/details.ts';
import { sportSnapshotSchema } from '../../realtime/protocol/frame.ts';
import {
  ingestResponseSchema,
  type Fixture,
  type IngestResult,
  type MatchUpdate,
} from '../../realtime/protocol/ingest.ts';
import type { TvSchedule } from '../../realtime/protocol/tv.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import type { SeasonRules } from '../../realtime/protocol/season-rules.ts';

/** Half a year: beyond the days that lists show. */
const FAR_MS = 183 * 24 * 3_600_000;

/** Sends signed updates as a feed does and returns the result of each. */
export async function sendUpdates(
  baseUrl: string,
  updates: MatchUpdate[],
): Promise<IngestResult[]> {
  const answer = await post(baseUrl, '/ingest/v1/updates', { source: 'journeys', updates });
  return v.parse(ingestResponseSchema, answer).results;
}

/** Sends details of matches; all of them must be new. */
export async function sendDetails(baseUrl: string, details: MatchDetails[]): Promise<void> {
  const answer = await post(baseUrl, '/ingest/v1/details', { source: 'journeys', details });
  const { results } = v.parse(detailsResponseSchema, answer);
  if (results.some(({ outcome }) => outcome !== 'applied'))
    throw new Error(`Not applied: ${JSON.stringify(results)}`);
}

/** Publishes articles, videos and playlists. */
export async function sendContent(
  baseUrl: string,
  content: readonly (Content | { kind: 'video' | 'playlist'; id: string })[],
): Promise<void> {
  await post(baseUrl, '/ingest/v1/content', { source: 'journeys', content });
}

/** Returns the football matches that pages are rendered with now. */
export async function listedFootball(baseUrl: string): Promise<Set<string>> {
  const path = roomPath({ party: 'sport', sportKey: 'football' });
  const response = await fetch(new URL(path, baseUrl));
  if (!response.ok) throw new Error(`The sport's room answered ${response.status}`);
  return new Set(Object.keys(v.parse(sportSnapshotSchema, await response.json()).lines));
}

/** Sends matches with their results, and the rules of seasons. */
export async function sendCatalogue(
  baseUrl: string,
  matches: CatalogueMatch[],
  rules: readonly SeasonRules[] = [],
): Promise<void> {
  await post(baseUrl, '/ingest/v1/catalogue', { source: 'journeys', matches, rules });
}

/** Returns the result of a match that is over. */
export function finished(home: number, away: number): NonNullable<CatalogueMatch['result']> {
  return {
    status: 'Finished',
    matchStatus: 'Ended',
    score: { home, away },
    periods: [],
    gameScore: [],
  };
}

/** Gives the 24/7 channel a schedule. */
export async function sendTvSchedule(baseUrl: string, schedule: TvSchedule): Promise<void> {
  await post(baseUrl, '/ingest/v1/tv', { source: 'journeys', ...schedule });
}

async function post(baseUrl: string, path: string, content: unknown): Promise<unknown> {
  const secret = process.env['INGEST_SECRET'] ?? '';
  const response = await fetch(signed(baseUrl + path, content, { secret }));
  if (!response.ok) throw new Error(`Ingest answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A live football match for a journey; sends its further updates. */
export class MatchOnTheField {
  readonly matchId = `journey-${randomUUID()}`;
  readonly home: string;
  readonly away: string;
  #sequence = 0;
  readonly #baseUrl: string;

  constructor(baseUrl: string, names: { home: string; away: string }) {
    this.#baseUrl = baseUrl;
    this.home = names.home;
    this.away = names.away;
  }

  /** Announces the match before it begins. */
  async announce(startTime: number): Promise<void> {
    await this.send({ fixture: this.#fixture(startTime) });
  }

  async kickOff(): Promise<void> {
    await this.send(this.kickOffChange());
  }

  /** `kickOff`'s change. */
  kickOffChange(): Change {
    const now = Date.now();
    return {
      fixture: this.#fixture(now - 20 * 60_000),
      status: 'Live',
      matchStatus: 'H1',
      clock: { seconds: 20 * 60, running: true, at: now },
      score: { home: 0, away: 0 },
      periods: [{ home: 0, away: 0 }],
    };
  }

  /** Whether the product knows the match. */
  get isSent(): boolean {
    return this.#sequence > 0;
  }

  /** The correction that moves the match to a day that no list shows. */
  withdrawalChange(): Change {
    return { fixture: this.#fixture(Date.now() + FAR_MS), status: 'NotStarted', correction: true };
  }

  #fixture(startTime: number): Fixture {
    return {
      sportId: 1,
      league: { id: 'journey-league', name: 'Journey League', country: 'es' },
      home: { id: `${this.matchId}-h`, name: this.home, shortName: this.home },
      away: { id: `${this.matchId}-a`, name: this.away, shortName: this.away },
      startTime,
      venue: 'Harbour Ground',
    };
  }

  async score(home: number, away: number, more: Partial<MatchUpdate> = {}): Promise<number> {
    return this.send({ score: { home, away }, periods: [{ home, away }], ...more });
  }

  /** Returns the room's version after the update. */
  async send(change: Change): Promise<number> {
    const [result] = await sendUpdates(this.#baseUrl, [this.next(change)]);
    if (result?.outcome !== 'applied' || result.version === undefined)
      throw new Error(`Not applied: ${JSON.stringify(result)}`);
    return result.version;
  }

  /** Returns the match's next update, for sending it with others' updates. */
  next(change: Change): MatchUpdate {
    this.#sequence += 1;
    return { matchId: this.matchId, sequence: this.#sequence, occurredAt: Date.now(), ...change };
  }
}

type Change = Omit<MatchUpdate, 'matchId' | 'sequence' | 'occurredAt'>;

/** Ids of the matches that tests of this worker have withdrawn. */
const withdrawn = new Set<string>();

/** Whether an earlier test brought the match and has withdrawn it: lists follow once the queue has stored that. */
export function isWithdrawn(matchId: string): boolean {
  return withdrawn.has(matchId);
}

/** The matches that one test brings. */
export class Field {
  readonly #baseUrl: string;
  readonly #matches: MatchOnTheField[] = [];

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Returns a new match, which has not been sent yet. */
  match(names: { home: string; away: string }): MatchOnTheField {
    const match = new MatchOnTheField(this.#baseUrl, names);
    this.#matches.push(match);
    return match;
  }

  /** Moves all matches to a far day: no list shows them any more. */
  async withdraw(): Promise<void> {
    const sent = this.#matches.filter(({ isSent }) => isSent);
    for (const { matchId } of sent) withdrawn.add(matchId);
    if (sent.length > 0)
      await sendInOneRequest(this.#baseUrl, sent, (match) => match.withdrawalChange());
  }
}

/** Updates many matches in one request, since a feed that sends many at once is rate-limited. */
export async function sendInOneRequest(
  baseUrl: string,
  matches: readonly MatchOnTheField[],
  changeOf: (match: MatchOnTheField) => Change,
): Promise<void> {
  const results = await sendUpdates(
    baseUrl,
    matches.map((match) => match.next(changeOf(match))),
  );
  const refused = results.filter(({ outcome }) => outcome !== 'applied');
  if (refused.length > 0) throw new Error(`Not applied: ${JSON.stringify(refused)}`);
}
