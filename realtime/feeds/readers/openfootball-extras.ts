import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { Group, Squad } from '../../protocol/catalogue.ts';
import type { Team } from '../../protocol/match-state.ts';
import { venueSchema, type Venue } from '../../protocol/venue.ts';
import type { Season } from '../../protocol/season.ts';
import { daySchema, labelSchema } from '../../protocol/primitives.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { footballTeam } from './football-names.ts';
import { readJson } from './read-json.ts';

const FOOTBALL = 1;

const groupsSchema = v.object({
  groups: v.array(v.object({ name: labelSchema, teams: v.array(labelSchema) })),
});
const codeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const teamsSchema = v.array(v.object({ name: labelSchema, fifa_code: v.optional(codeSchema) }));
const stadiumsSchema = v.object({
  stadiums: v.array(
    v.object({
      name: labelSchema,
      city: v.optional(labelSchema),
      cc: venueSchema.entries.country,
      capacity: venueSchema.entries.capacity,
    }),
  ),
});
const squadsSchema = v.array(
  v.object({
    name: labelSchema,
    fifa_code: v.optional(codeSchema),
    players: v.array(
      v.object({
        name: labelSchema,
        number: v.optional(v.nullable(v.number())),
        pos: v.optional(v.string()),
        date_of_birth: v.optional(daySchema),
        club: v.optional(v.object({ name: labelSchema })),
      }),
    ),
  }),
);

/** Data from files beside a season's file: `X.groups.json`, `X.stadiums.json`, `X.squads.json`. */
export interface SeasonExtras {
  venues: Venue[];
  groups: Group[];
  squads: Squad[];
}

/**
 * Reads the files beside a season's file, if they exist. Without `season` it returns no groups and
 * no squads.
 */
export async function readSeasonExtras(path: string, season?: Season): Promise<SeasonExtras> {
  return {
    venues: await readVenues(path),
    groups: season ? await readGroups(besides(path, 'groups'), season.id) : [],
    squads: season
      ? (await readSquads(path)).map((squad) => ({
          sportId: FOOTBALL,
          seasonId: season.id,
          ...squad,
        }))
      : [],
  };
}

/** Returns scoreboard codes by team name, from `X.teams.json` if it lies beside the season. */
export async function readTeamCodes(path: string): Promise<ReadonlyMap<string, string>> {
  const beside = besides(path, 'teams');
  if (!existsSync(beside)) return new Map();
  const teams = await readJson(beside, teamsSchema);
  return new Map(teams.flatMap(({ name, fifa_code: code }) => (code ? [[name, code]] : [])));
}

function besides(path: string, part: string): string {
  return `${path.replace(/\.json$/i, '')}.${part}.json`;
}

/** Returns a season's grounds, from `X.stadiums.json` if it exists. */
export async function readVenues(path: string): Promise<Venue[]> {
  const beside = besides(path, 'stadiums');
  if (!existsSync(beside)) return [];
  const { stadiums } = await readJson(beside, stadiumsSchema);
  return stadiums.map(({ name, city, cc, capacity }) => ({
    id: venueId(name, city),
    name,
    ...(city !== undefined && { city }),
    ...(cc !== undefined && { country: cc }),
    ...(capacity !== undefined && { capacity }),
  }));
}

function venueId(name: string, city = ''): string {
  return `of-${slugify(`${name} ${city}`)}`.slice(0, 96);
}

/**
 * Returns a match's ground: a known ground by its city or name, or one written as 'Wembley,
 * London'. Returns undefined for other text, which may be a name or a city.
 */
export function groundOf(written: string, known: readonly Venue[]): Venue | undefined {
  const found = known.find(({ name, city }) => written === city || written === name);
  if (found) return found;
  const [, name, city] = /^([^,]+), *([^,]+)$/.exec(written) ?? [];
  return name && city ? { id: venueId(name, city), name, city } : undefined;
}

function teamNamed(name: string): Team {
  const { country: _listed, ...team } = footballTeam(name);
  return team;
}

async function readGroups(path: string, seasonId: string): Promise<Group[]> {
  if (!existsSync(path)) return [];
  const { groups } = await readJson(path, groupsSchema);
  return groups.map(({ name, teams }) => ({
    sportId: FOOTBALL,
    seasonId,
    name,
    teams: teams.map(teamNamed),
  }));
}

/**
 * Returns the players of each team, even if the season is unknown. Squads and matches may name a
 * team differently ('United States', 'USA'), so its FIFA code identifies it.
 */
export async function readSquads(path: string): Promise<Pick<Squad, 'team' | 'players'>[]> {
  const beside = besides(path, 'squads');
  if (!existsSync(beside)) return [];
  const squads = await readJson(beside, squadsSchema);
  const names = new Map([...(await readTeamCodes(path))].map(([name, code]) => [code, name]));
  return squads.map((squad) => ({
    team: teamNamed(names.get(squad.fifa_code ?? '') ?? squad.name),
    players: squad.players.map(({ name, number, pos, date_of_birth: birthDate, club }) => ({
      // The birth date separates namesakes.
      id: `of-${slugify(`${name} ${birthDate ?? ''}`)}`.slice(0, 96),
      name,
      ...(typeof number === 'number' && { number }),
      ...(pos && { position: pos }),
      ...(birthDate !== undefined && { birthDate }),
      ...(club && { club: club.name }),
    })),
  }));
}
