import * as v from 'valibot';
import { countryCode, INTERNATIONAL } from '../../protocol/country.ts';
import { fixtureSchema, type Contestant, type Fixture } from '../../protocol/ingest.ts';
import type { Side } from '../../protocol/primitives.ts';
import { venueSchema } from '../../protocol/venue.ts';
import { visibleTextSchema } from '../../protocol/text.ts';
import { sportById } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import { nationNamed } from '../nations.ts';
import type { SportEvent } from './schema.ts';
import { groupOf, roundOf, seasonOf, stageOf } from './season.ts';

/** Returns the fixture of a sport event; undefined until both sides are known. */
export function fixtureOf(event: SportEvent, sportId: SportId): Fixture | undefined {
  const home = teamOf(event, 'home', sportId);
  const away = teamOf(event, 'away', sportId);
  if (!home || !away) return undefined;
  const { sport_event_context: context } = event;
  const { category, competition } = context;
  const season = seasonOf(context);
  const stage = stageOf(context, sportById(sportId));
  const round = roundOf(context, stage);
  const group = groupOf(context);
  const parsed = v.safeParse(fixtureSchema, {
    sportId,
    league: {
      id: competition.id,
      name: competition.name,
      country: countryOf(category),
    },
    home,
    away,
    ...startOf(event),
    ...(season && { season }),
    ...(stage && { stage }),
    ...(round && { round }),
    ...(group && { group }),
    ...placeOf(event),
  });
  return parsed.success ? parsed.output : undefined;
}

/** Returns the start of a match. If it is unconfirmed, only its date is right. */
function startOf({
  start_time: startTime,
  start_time_tbd: isTbd,
  start_time_confirmed: isConfirmed,
}: SportEvent): Pick<Fixture, 'startTime' | 'startTimeTbd'> {
  if (isTbd !== true && isConfirmed !== false) return { startTime };
  return { startTime: new Date(startTime).setUTCHours(12, 0, 0, 0), startTimeTbd: true };
}

function placeOf({ venue }: SportEvent): Pick<Fixture, 'venue' | 'ground'> {
  if (!venue?.name) return {};
  const { id, name, city_name: city, country_name: country, capacity } = venue;
  const ground = v.safeParse(venueSchema, {
    id,
    name,
    ...(city && { city }),
    ...((venue.country_code || country) && { country: venue.country_code || country }),
    ...(capacity && { capacity }),
  });
  return ground.success ? { ground: ground.output } : { venue: name };
}

function teamOf({ competitors }: SportEvent, side: Side, sportId: SportId): Contestant | undefined {
  const team = competitors.find(({ qualifier }) => qualifier === side);
  if (!team) return undefined;
  const { id, name, abbreviation: code } = team;
  const country = team.country_code || nationNamed(team.country ?? '') || team.country;
  // A club's country is where it plays, not a nation that it represents.
  const isTeam = sportById(sportId).contestant === 'team';
  const nation = nationNamed((!isTeam && team.country) || name);
  return {
    id,
    name,
    shortName: isTeam ? name : playersName(name),
    ...(code && v.is(codeSchema, code) && { code }),
    ...(nation !== undefined && { nation }),
    ...(country && isTeam && { country: countryCode(country) }),
  };
}

/**
 * Returns a category's country: its code, or the nation in its name ('England Amateur'). Other
 * categories are international: 'International Clubs', 'ATP'.
 */
function countryOf(category: SportEvent['sport_event_context']['category']): string {
  if (category?.country_code) return countryCode(category.country_code);
  return (
    nationNamed(category?.name?.replace(/ (?:Amateur|Youth|Women)$/, '') ?? '') ?? INTERNATIONAL
  );
}

const codeSchema = visibleTextSchema(5);

/** Returns the family names of a player or a pair: 'Alcaraz' for 'Alcaraz, Carlos'. */
function playersName(name: string): string {
  return name.replaceAll(/,[^/]*?(?=\s*(?:\/|$))/g, '') || name;
}
