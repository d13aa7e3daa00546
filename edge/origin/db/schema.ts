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
    /** 1 is the most important of its sport; null: nobody said. */
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
  /** ISO 3166 code of the nation it is or, of a player, plays for. */
  nation: text('nation'),
  /** Where it is at home, as `leagues.country`; null: nobody said. */
  country: text('country'),
  logoUri: text('logo_uri'),
});
export type TeamRow = typeof teams.$inferSelect;

/** One running of a league. Names sort by age within a league: '2024-25', '2025-26'. */
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

/** How the tables of a season are ordered and what their places lead to; null: as its sport usually does. */
export const seasonRules = sqliteTable('season_rules', {
  seasonId: text('season_id').primaryKey(),
  tiebreakers: text('tiebreakers', { mode: 'json' }).$type<Tiebreakers>(),
  zones: text('zones', { mode: 'json' }).$type<Zone[]>().notNull(),
  knockout: text('knockout', { mode: 'json' }).$type<KnockoutRound[]>().notNull(),
});
export type SeasonRulesRow = typeof seasonRules.$inferSelect;

/**
 * A match with the newest state that reached the database. `stateVersion` 0:
 * no room has reported it yet, what stands here came from the catalogue.
 * Times are ms.
 */
export const matches = sqliteTable(
  'matches',
  {
    id: text('id').primaryKey(),
    sportId: integer('sport_id').$type<SportId>().notNull(),
    leagueId: text('league_id').notNull(),
    homeTeamId: text('home_team_id').notNull(),
    awayTeamId: text('away_team_id').notNull(),
    /** Null: no catalogue has named its season. */
    seasonId: text('season_id'),
    /** Null: nobody said, and it counts for the table. */
    stage: text('stage').$type<Stage>(),
    /** Of a knock-out: the tie it is a leg of, in the order of the draw. */
    tie: integer('tie'),
    startTime: integer('start_time').notNull(),
    /** The time of day is not known: it starts at noon UTC here. */
    startTimeTbd: integer('start_time_tbd', { mode: 'boolean' }).notNull().default(false),
    /** The day is not known either: it starts at noon UTC of 1 January of its year here. */
    startDayTbd: integer('start_day_tbd', { mode: 'boolean' }).notNull().default(false),
    round: text('round'),
    group: text('group_name'),
    venue: text('venue'),
    venueId: text('venue_id'),
    /** Of the update whose fixture stands here; 0: no update's. An older one brings nothing back. */
    fixtureSequence: integer('fixture_sequence').notNull().default(0),
    status: text('status').$type<EventStatus>().notNull(),
    matchStatus: text('match_status').$type<MatchStatus>().notNull(),
    /** What the match clock showed at the last change, seconds. */
    playedTime: integer('played_time'),
    score: text('score', { mode: 'json' }).$type<Sides>(),
    periods: text('periods', { mode: 'json' }).$type<Sides[]>().notNull(),
    gameScore: text('game_score', { mode: 'json' }).$type<string[]>().notNull(),
    shootout: text('shootout', { mode: 'json' }).$type<Sides>(),
    /** Who won, where score and shoot-out do not say so. */
    winner: text('winner').$type<Side>(),
    displayStatus: text('display_status', { mode: 'json' }).$type<DisplayStatus[]>().notNull(),
    stateEpoch: text('state_epoch'),
    stateVersion: integer('state_version').notNull(),
    /** When the state was read from its room: orders states of different epochs. */
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
  ],
);
export type MatchRow = typeof matches.$inferSelect;

/**
 * What can be searched for: a team, a league or a player by its folded names. A
 * full-text index (`search_index`) and `searchWords` follow this table by triggers
 * (see the migrations).
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
 * Every word that a name has or had. An index of their parts of three letters
 * (`search_word_parts`) follows: it knows which words a mistyped one is like.
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

/** Which group of a season a team was drawn into. */
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

/** A player's place in a team's squad of a season. */
export const squadPlayers = sqliteTable(
  'squad_players',
  {
    seasonId: text('season_id').notNull(),
    teamId: text('team_id').notNull(),
    playerId: text('player_id').notNull(),
    number: integer('number'),
    position: text('position'),
    club: text('club'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.seasonId, table.playerId] }),
    index('squad_players_by_player').on(table.playerId),
  ],
);
export type SquadPlayerRow = typeof squadPlayers.$inferSelect;
