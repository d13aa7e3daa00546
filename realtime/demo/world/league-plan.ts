import type { SeasonRules } from '../../protocol/season-rules.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Culture } from './culture.ts';
import type { Gender } from './people.ts';
import { CHAMPION_ZONES, PLAY_OFF_TIEBREAKERS, playOffZones, simpleZones } from './rules.ts';

/** A match's start: days since the week's Monday, and minutes since midnight, local time. */
export interface Slot {
  day: number;
  minutes: number;
}

/**
 * Times at which a league's seasons begin; a season ends where the next begins. Yearly: in the week
 * of the first Monday on or after each 'MM-DD'. Cycle: every `weeks` weeks, `offset` weeks after
 * week 0.
 */
export type SeasonTimes =
  | { kind: 'yearly'; starts: readonly string[] }
  | { kind: 'cycle'; weeks: number; offset: number };

/** A table in which each pair meets `meetings` times. A round has one slot per match. */
export interface TablePlan {
  meetings: number;
  /** The rounds of a week, spread evenly over the season. */
  rounds: readonly (readonly Slot[])[];
  /** Weeks from the season's start to the table's end. */
  weeks: number;
  /** The groups of the teams, of equal size. */
  groups?: GroupPlan;
}

export interface GroupPlan {
  names: readonly string[];
  /** 'own': only teams of one group meet. 'all': all teams meet. */
  opponents: 'own' | 'all';
}

export interface KnockoutRoundPlan {
  name: string;
  /** Weeks from the season's start to this round; one slot per tie. */
  week: number;
  slots: readonly Slot[];
  /** Slots of the second leg, in which the sides swap. */
  secondLeg?: readonly Slot[];
}

export interface KnockoutPlan {
  /**
   * 'draw': `count` random teams of the league. 'table': the first `perGroup` of each group, or of
   * the table.
   */
  entrants: { kind: 'draw'; count: number } | { kind: 'table'; perGroup: number };
  rounds: readonly KnockoutRoundPlan[];
}

/** The participants: new clubs, participants of other leagues, single players or pairs. */
export type Entrants =
  | { kind: 'clubs'; count: number; cultures: readonly Culture[]; gender: Gender }
  | { kind: 'members'; count: number; leagues: readonly string[] }
  | { kind: 'players'; count: number; cultures: readonly Culture[]; gender: Gender }
  | { kind: 'pairs'; count: number; cultures: readonly Culture[]; gender: Gender };

export interface LeaguePlan {
  /** Unique in the world: 'fb-1'. */
  key: string;
  sport: SportKey;
  name: string;
  /**
   * ISO 3166 code in lower case, or 'int'. As in real sources, it may also be three letters or a
   * name.
   */
  country: string;
  /** IANA name: the zone of the slots. */
  zone: string;
  entrants: Entrants;
  seasons: SeasonTimes;
  table?: TablePlan;
  knockout?: KnockoutPlan;
  rules?: Pick<SeasonRules, 'tiebreakers' | 'zones'>;
  /** Name of the first club, too long for any list; `*` stands for the town. */
  longName?: string;
  /**
   * Days before a table match at which its time of day is published; until then only its date is
   * known.
   */
  timeKnownDaysAhead?: number;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Returns the slots of a text such as 'Fri 20:00, Sat 12:30 3x15:00', in the league's zone. '+Mon'
 * is the Monday after the week.
 */
export function on(text: string): Slot[] {
  return text.split(', ').flatMap((part) => {
    const [name = '', ...times] = part.split(' ');
    const weekday = WEEKDAYS.indexOf(name.replace('+', ''));
    if (weekday < 0) throw new Error(`${name} is no day of the week`);
    const day = name.startsWith('+') ? weekday + WEEKDAYS.length : weekday;
    return times.flatMap((each) => {
      const [, count = 1, hours, minutes] = /^(?:(\d+)x)?(\d+):(\d+)$/.exec(each) ?? [];
      const slot = { day, minutes: Number(hours) * 60 + Number(minutes) };
      return Array.from({ length: Number(count) }, () => slot);
    });
  });
}

/**
 * Returns `count` slots from `first` ('Mon 11:00') on: `atOnce` at a time, every `step` minutes.
 */
export function courts(count: number, first: string, step: number, atOnce = 1): Slot[] {
  return on(first).flatMap(({ day, minutes }) =>
    Array.from({ length: count }, (_, index) => ({
      day,
      minutes: minutes + Math.floor(index / atOnce) * step,
    })),
  );
}

const ROUND_NAMES = ['Final', 'Semi-finals', 'Quarter-finals', 'Round of 16', 'Round of 32'];

/** Returns a knock-out round, named by its number of ties. */
export function round(
  week: number,
  slots: readonly Slot[],
  secondLeg?: readonly Slot[],
): KnockoutRoundPlan {
  const name = ROUND_NAMES[Math.log2(slots.length)];
  if (name === undefined) throw new Error(`No round has ${slots.length} ties`);
  return { name, week, slots, ...(secondLeg && { secondLeg }) };
}

/** Returns title play-offs of the first `perGroup` of a table or group. */
export function playOffs(
  perGroup: number,
  rounds: readonly KnockoutRoundPlan[],
): Pick<LeaguePlan, 'knockout' | 'rules'> {
  return {
    knockout: { entrants: { kind: 'table', perGroup }, rounds },
    rules: { tiebreakers: PLAY_OFF_TIEBREAKERS, zones: playOffZones(perGroup) },
  };
}

/** The first two letters of the keys of a sport's leagues. */
const PREFIXES: Readonly<Record<SportKey, string>> = {
  football: 'fb',
  basketball: 'bb',
  tennis: 'tn',
  'american-football': 'af',
  baseball: 'bs',
  handball: 'hb',
  volleyball: 'vb',
  'table-tennis': 'tt',
  badminton: 'bd',
  'beach-volley': 'bv',
};

/**
 * Returns the parts of a league's key and name ('fb-1 Crown Division') and of its country and zone
 * ('gb Europe/London').
 */
export function leagueHome(
  named: string,
  place: string,
): Pick<LeaguePlan, 'key' | 'sport' | 'name' | 'country' | 'zone'> {
  const [key = '', ...name] = named.split(' ');
  const country = place.split(' ').slice(0, -1).join(' ');
  const sport = ALL_SPORTS.find((each) => PREFIXES[each.key] === key.slice(0, 2))?.key;
  if (!sport) throw new Error(`No sport has the leagues ${key}`);
  return { key, sport, name: name.join(' '), country, zone: place.split(' ').at(-1) ?? '' };
}

interface ClubLeague extends Pick<
  LeaguePlan,
  'knockout' | 'rules' | 'longName' | 'timeKnownDaysAhead'
> {
  season: Omit<TablePlan, 'rounds'> & { starts: readonly string[] };
  /** The rounds of a week, as `on` parses them. */
  rounds: readonly string[];
}

/** Returns a league of new clubs that meet week after week. */
export function clubLeague(
  named: string,
  place: string,
  [count, culture, gender]: readonly [count: number, culture: Culture, gender: Gender],
  { season: { starts, ...table }, rounds, ...more }: ClubLeague,
): LeaguePlan {
  const home = leagueHome(named, place);
  const zones = home.sport === 'baseball' ? CHAMPION_ZONES : simpleZones(count);
  return {
    ...home,
    entrants: { kind: 'clubs', count, cultures: [culture], gender },
    seasons: { kind: 'yearly', starts },
    table: { ...table, rounds: rounds.map(on) },
    rules: { zones },
    ...more,
  };
}
