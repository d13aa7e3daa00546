import type { CatalogueMatch, Squad } from '../../protocol/catalogue.ts';
import type { Contestant, Fixture } from '../../protocol/ingest.ts';
import type { Kit } from '../../protocol/kit.ts';
import { sportById } from '../../sports/registry.ts';
import { kitOfJerseys } from './jerseys.ts';
import { getFeed, type RestOptions } from './rest-client.ts';
import { profileSchema, squadPlayersOf } from './squad.ts';

/** A squad, with a match from which the catalogue learns its team, season and league. */
export interface SquadOfMatch {
  match: CatalogueMatch;
  squad: Squad;
}

export interface SquadReaderOptions {
  rest: RestOptions;
  tell: (reported: SquadOfMatch) => void;
  /** Receives loading faults. */
  fault: (text: string) => void;
}

/** Answer to the request for a team. */
interface Asked {
  /** Earliest time of the next request, ms. */
  until: number;
  players: Squad['players'];
  kit: Kit | undefined;
  /** Seasons with a reported squad. */
  seasons: Set<string>;
}

const MINUTE = 60_000;
/** Shortest interval of requests per squad, ms: squads change from week to week. */
const INTERVAL = 24 * 60 * MINUTE;
/** Interval after a fault, ms. */
const FAULT_INTERVAL = 60 * MINUTE;
/** Teams requested per minute. The quota is a few calls a second, and matches need most of it. */
const PER_MINUTE = 10;
/** After this many refusals in a row the reader assumes that the plan has no profiles. */
const MAX_REFUSALS = 3;
/** Ids of known teams; placeholders have another kind of id. */
const TEAM_ID = /^sr:competitor:\d+$/;

/**
 * Requests the squads of teams in followed matches, those of the match nearest in time first: a few
 * teams a minute, each once a day, one call at a time. Reports a squad, with the team's kit, for
 * each season in which the team appears.
 */
export class SquadReader {
  readonly #options: SquadReaderOptions;
  readonly #asked = new Map<string, Asked>();
  /** Teams whose missing squad is already logged. */
  readonly #refused = new Set<string>();
  /** Times of the last minute's requests, ms. */
  #recent: readonly number[] = [];
  #refusals = 0;
  /** No requests until then, ms. */
  #restsUntil = -Infinity;
  #isReading = false;

  constructor(options: SquadReaderOptions) {
    this.#options = options;
  }

  /** Reads the squads that are due in these matches. Ignores calls during a read. */
  async read(matches: readonly { id: string; fixture: Fixture }[], now: number): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      for (const [id, { until }] of this.#asked) if (until <= now) this.#asked.delete(id);
      const away = ({ fixture }: { fixture: Fixture }) => Math.abs(fixture.startTime - now);
      for (const match of matches.toSorted((a, b) => away(a) - away(b)))
        for (const team of teamsOf(match.fixture)) await this.#readTeam(team, match, now);
    } finally {
      this.#isReading = false;
    }
  }

  async #readTeam(
    team: Contestant,
    { id: matchId, fixture }: { id: string; fixture: Fixture },
    now: number,
  ): Promise<void> {
    const { season, sportId } = fixture;
    if (!season) return;
    if (!this.#asked.has(team.id)) await this.#ask(team, fixture, now);
    const asked = this.#asked.get(team.id);
    if (!asked || asked.players.length === 0 || asked.seasons.has(season.id)) return;
    asked.seasons.add(season.id);
    // The catalogue takes a team's country from matches.
    const { country: _home, ...ofSquad } = team;
    const { players, kit } = asked;
    this.#options.tell({
      match: { matchId, fixture },
      squad: {
        sportId,
        seasonId: season.id,
        team: { ...ofSquad, ...(kit && { kit }) },
        players,
        yields: true,
      },
    });
  }

  async #ask({ id, name }: Contestant, { sportId }: Fixture, now: number): Promise<void> {
    this.#recent = this.#recent.filter((at) => now - at < MINUTE);
    if (now < this.#restsUntil || this.#recent.length >= PER_MINUTE) return;
    this.#recent = [...this.#recent, now];
    const { rest, fault } = this.#options;
    const path = `competitors/${encodeURIComponent(id)}/profile.json`;
    const answer = await getFeed(path, profileSchema, rest, { isOptional: true });
    const learn = (until: number, players: Squad['players'], kit?: Kit) =>
      void this.#asked.set(id, { until, players, kit, seasons: new Set() });
    if (answer.kind === 'fault') {
      learn(now + FAULT_INTERVAL, []);
      this.#restsUntil = now + MINUTE;
      return fault(answer.reason);
    }
    if (answer.kind === 'value') {
      this.#refusals = 0;
      const players = squadPlayersOf(answer.value, sportById(sportId));
      return learn(now + INTERVAL, players, kitOfJerseys(answer.value.jerseys));
    }
    learn(now + INTERVAL, []);
    if (!this.#refused.has(id)) fault(`no squad of ${name} (${id}): ${answer.reason}`);
    this.#refused.add(id);
    this.#refusals = answer.isRefused ? this.#refusals + 1 : 0;
    if (this.#refusals < MAX_REFUSALS) return;
    this.#refusals = 0;
    this.#restsUntil = now + INTERVAL;
    fault('squads seem not to be in the plan: they are asked for again in a day');
  }
}

/** Returns teams with squads: players and pairs have none. */
function teamsOf({ sportId, home, away }: Fixture): Contestant[] {
  if (sportById(sportId).contestant !== 'team') return [];
  return [home, away].filter(({ id }) => TEAM_ID.test(id));
}
