import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Stage } from '../../../realtime/sports/stage.ts';
import type { EventStatus } from '../../../realtime/sports/event-status.ts';
import type { MatchStatus } from '../../../realtime/sports/match-status.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import type { Kit } from '../../../realtime/protocol/kit.ts';
import type { DisplayStatus } from '../../../realtime/protocol/match-state.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import type { KnockoutRound, Tiebreakers, Zone } from '../../../realtime/protocol/season-rules.ts';

export const leagues = sqliteTable(
  'leagues',
  {
    id: text('id').primaryKey(),
    sportId: integer('sport_id').$type<SportId>().notNull(),
    name: text('name').notNull(),
    country: text('country'),
    logoUri: text('logo_uri'),
    /** Importance among the leagues of its sport: 1 is the highest; null: unknown. */
    rank: integer('rank'),
  },
  (table) => [index('leagues_by_sport').on(table.sportId, table.name)],
);
export type LeagueRow = typeof leagues.$inferSelect;

export const teams = sqliteTable('teams', {
  id: text('id').primaryKey(),
  sportId: integer('sport_id').$type<SportId>().notNull(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  code: text('code'),
  /** ISO 3166 code: the nation of a national team or of a single player. */
  nation: text('nation'),
  /** Home country, as `leagues.country`; null: unknown. */
  country: text('country'),
  logoUri: text('logo_uri'),
  kit: text('kit', { mode: 'json' }).$type<Kit>(),
});
export type TeamRow = typeof teams.$inferSelect;

/** One season of a league. As texts, its names sort from old to new: '2024-25', '2025-26'. */
export const seasons = sqliteTable(
  'seasons',
  {
    id: text('id').primaryKey(),
    leagueId: text('league_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('seasons_by_league').on(table.leagueId, table.name)],
);
export type SeasonRow = typeof seasons.$inferSelect;

/**
 * How a season's standings are ordered (`tiebreakers`; null: its sport's usual way), the zones of
 * its places, and its knock-out rounds. A season without a row has neither zones nor rounds.
 */
export const seasonRules = sqliteTable('season_rules', {
  seasonId: text('season_id').primaryKey(),
  tiebreakers: text('tiebreakers', { mode: 'json' }).$type<Tiebreakers>(),
  zones: text('zones', { mode: 'json' }).$type<Zone[]>().notNull(),
  knockout: text('knockout', { mode: 'json' }).$type<KnockoutRound[]>().notNull(),
});
export type SeasonRulesRow = typeof seasonRules.$inferSelect;

/**
 * A match with the newest state that its room sent to the database. `stateVersion` 0: the room has
 * sent none, and the row comes from an import of fixtures. Moments are ms of Unix time.
 */
export const matches = sqliteTable(
  'matches',
  {
    id: text('id').primaryKey(),
    sportId: integer('sport_id').$type<SportId>().notNull(),
    leagueId: text('league_id').notNull(),
    homeTeamId: text('home_team_id').notNull(),
    awayTeamId: text('away_team_id').notNull(),
    /** Null: no import has named its season. */
    seasonId: text('season_id'),
    /** Null: unknown; the match then counts in the standings. */
    stage: text('stage').$type<Stage>(),
    /** In a knock-out: the index of the pairing in the draw, from 0; both legs share it. */
    tie: integer('tie'),
    startTime: integer('start_time').notNull(),
    /** Time of day unknown; `startTime` is noon UTC. */
    startTimeTbd: integer('start_time_tbd', { mode: 'boolean' }).notNull().default(false),
    /** Day unknown too; `startTime` is noon UTC of 1 January of its year. */
    startDayTbd: integer('start_day_tbd', { mode: 'boolean' }).notNull().default(false),
    round: text('round'),
    group: text('group_name'),
    venue: text('venue'),
    venueId: text('venue_id'),
    /** Sequence number of the feed's last update with a fixture (time, teams, venue); 0 without one. */
    fixtureSequence: integer('fixture_sequence').notNull().default(0),
    status: text('status').$type<EventStatus>().notNull(),
    matchStatus: text('match_status').$type<MatchStatus>().notNull(),
    /** Match clock when the state was written, seconds played. */
    playedTime: integer('played_time'),
    score: text('score', { mode: 'json' }).$type<Sides>(),
    periods: text('periods', { mode: 'json' }).$type<Sides[]>().notNull(),
    gameScore: text('game_score', { mode: 'json' }).$type<string[]>().notNull(),
    shootout: text('shootout', { mode: 'json' }).$type<Sides>(),
    /** Set only if score and shoot-out do not show the winner. */
    winner: text('winner').$type<Side>(),
    displayStatus: text('display_status', { mode: 'json' }).$type<DisplayStatus[]>().notNull(),
    /**
     * The room's epoch. Versions compare only within one epoch. `RETIRED` once the room is emptied.
     */
    stateEpoch: text('state_epoch'),
    stateVersion: integer('state_version').notNull(),
    /** When the state was read from its room. This time orders states of different epochs. */
    stateAt: integer('state_at').notNull(),
  },
  (table) => [
    index('matches_by_start').on(table.startTime, table.id),
    index('matches_by_sport').on(table.sportId, table.startTime),
    index('matches_by_league').on(table.leagueId, table.startTime),
    index('matches_by_season').on(table.seasonId, table.startTime),
    index('matches_by_home').on(table.homeTeamId, table.startTime),
    index('matches_by_away').on(table.awayTeamId, table.startTime),
    index('matches_by_status').on(table.status, table.startTime),
    index('matches_by_room')
      .on(table.stateAt)
      .where(sql`state_epoch <> 'retired'`),
  ],
);
export type MatchRow = typeof matches.$inferSelect;

/**
 * Counts the changes of a match that a calendar shows: of teams, league, start, round, ground,
 * status, and the final score. Triggers in `migrations/` write the rows, whoever changes a match.
 */
export const matchRevisions = sqliteTable('match_revisions', {
  matchId: text('match_id').primaryKey(),
  /** 0 for a match that has not changed. */
  revision: integer('revision').notNull(),
  /** ms */
  revisedAt: integer('revised_at').notNull(),
});
export type MatchRevisionRow = typeof matchRevisions.$inferSelect;

/** The `stateEpoch` of matches whose room is emptied. No room has this epoch. */
export const RETIRED = 'retired';

/**
 * The names of a team, league or player, in lower case without accents, for search. Triggers in
 * `migrations/` copy the words into a full-text index (`search_index`) and `searchWords`.
 */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'team' | 'league' | 'player'>().notNull(),
    entityId: text('entity_id').notNull(),
    sportId: integer('sport_id').$type<SportId>().notNull(),
    text: text('text').notNull(),
  },
  (table) => [uniqueIndex('search_entries_by_entity').on(table.kind, table.entityId)],
);
export type SearchEntry = Omit<typeof searchEntries.$inferSelect, 'id'>;

/**
 * Every word of any name so far; none is deleted. A trigram index (`search_word_parts`) finds the
 * words that are similar to a mistyped one.
 */
export const searchWords = sqliteTable('search_words', {
  id: integer('id').primaryKey(),
  word: text('word').notNull().unique(),
});

export const venues = sqliteTable('venues', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  city: text('city'),
  country: text('country'),
  capacity: integer('capacity'),
});
export type VenueRow = typeof venues.$inferSelect;

/** A team's group in a season. */
export const groupTeams = sqliteTable(
  'group_teams',
  {
    seasonId: text('season_id').notNull(),
    teamId: text('team_id').notNull(),
    group: text('group_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.teamId] })],
);
export type GroupTeamRow = typeof groupTeams.$inferSelect;

export const players = sqliteTable('players', {
  id: text('id').primaryKey(),
  sportId: integer('sport_id').$type<SportId>().notNull(),
  name: text('name').notNull(),
  /** '2000-05-17' */
  birthDate: text('birth_date'),
  nation: text('nation'),
  logoUri: text('logo_uri'),
});
export type PlayerRow = typeof players.$inferSelect;

/** A player's membership of a team's squad in a season. */
export const squadPlayers = sqliteTable(
  'squad_players',
  {
    seasonId: text('season_id').notNull(),
    teamId: text('team_id').notNull(),
    playerId: text('player_id').notNull(),
    number: integer('number'),
    position: text('position'),
    /** Club of a national team's player. */
    club: text('club'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.seasonId, table.playerId] }),
    index('squad_players_by_player').on(table.playerId),
  ],
);
export type SquadPlayerRow = typeof squadPlayers.$inferSelect;
