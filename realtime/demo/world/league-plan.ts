import type { SeasonRules } from '../../protocol/season-rules.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Culture } from './culture.ts';
import type { Gender } from './people.ts';
import { PLAY_OFF_TIEBREAKERS, playOffZones, simpleZones } from './rules.ts';

/** When a match begins: days since the week's Monday, and minutes since midnight, local time. */
export interface Slot {
  day: number;
  minutes: number;
}

/**
 * When a league's seasons begin; one ends where the next begins. Yearly: in the
 * week of the Monday on or after each 'MM-DD'. Cycle: every so many weeks,
 * `offset` weeks after the cycles were first counted.
 */
export type SeasonTimes =
  | { kind: 'yearly'; starts: readonly string[] }
  | { kind: 'cycle'; weeks: number; offset: number };

/** Everybody meets everybody `meetings` times; a round's slots are one for each of its matches. */
export interface TablePlan {
  meetings: number;
  /** The rounds of a week; over the season they are spread evenly. */
  rounds: readonly (readonly Slot[])[];
  /** From the season's begin; the last of them ends the table. */
  weeks: number;
  /** Names of the groups, of equal size, into which the teams are drawn. */
  groups?: GroupPlan;
}

export interface GroupPlan {
  names: readonly string[];
  /** 'own': only teams of one group meet. 'all': everybody meets. */
  opponents: 'own' | 'all';
}

export interface KnockoutRoundPlan {
  name: string;
  /** Weeks from the season's begin; the slots are of that week, one for each tie. */
  week: number;
  slots: readonly Slot[];
  /** Of the second leg; sides are exchanged. */
  secondLeg?: readonly Slot[];
}

export interface KnockoutPlan {
  /** 'draw': all (or so many) teams of the league. Else the first of each group, or of the table. */
  entrants: { kind: 'draw'; count: number } | { kind: 'table'; perGroup: number };
  rounds: readonly KnockoutRoundPlan[];
}

/** Who takes part: clubs of their own, clubs of other leagues, single players or pairs. */
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
  /** ISO 3166 code in lower case, or 'int'; as sources write it, so one of three letters or a name too. */
  country: string;
  /** IANA name: the slots' local time. */
  zone: string;
  entrants: Entrants;
  seasons: SeasonTimes;
  table?: TablePlan;
  knockout?: KnockoutPlan;
  rules?: Pick<SeasonRules, 'tiebreakers' | 'zones'>;
  /** The first of its clubs has a name too long for any list: this one, with its town at the star. */
  longName?: string;
  /** So many days before a match of the table its time of day is told; until then its date alone. */
  timeTold?: number;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Slots as a list of fixtures writes them: 'Fri 20:00, Sat 12:30 3x15:00' in the
 * league's zone. '+Mon' is the Monday after the week.
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

/** `count` slots from a first one ('Mon 11:00'), `step` minutes apart, so many at a time. */
export function courts(count: number, first: string, step: number, atOnce = 1): Slot[] {
  return on(first).flatMap(({ day, minutes }) =>
    Array.from({ length: count }, (_, index) => ({
      day,
      minutes: minutes + Math.floor(index / atOnce) * step,
    })),
  );
}

const ROUND_NAMES = ['Final', 'Semi-finals', 'Quarter-finals', 'Round of 16', 'Round of 32'];

/** A round of a knock-out, named by how many ties it has. */
export function round(
  week: number,
  slots: readonly Slot[],
  secondLeg?: readonly Slot[],
): KnockoutRoundPlan {
  const name = ROUND_NAMES[Math.log2(slots.length)];
  if (name === undefined) throw new Error(`No round has ${slots.length} ties`);
  return { name, week, slots, ...(secondLeg && { secondLeg }) };
}

/** The first few of a table, or of each of its groups, play on for the title. */
export function playOffs(
  perGroup: number,
  rounds: readonly KnockoutRoundPlan[],
): Pick<LeaguePlan, 'knockout' | 'rules'> {
  return {
    knockout: { entrants: { kind: 'table', perGroup }, rounds },
    rules: { tiebreakers: PLAY_OFF_TIEBREAKERS, zones: playOffZones(perGroup) },
  };
}

/** What a league is called and where it is. */
export type LeagueHome = Pick<LeaguePlan, 'key' | 'name' | 'country' | 'zone'>;

/** A league of clubs of its own, who meet week after week; `rounds` as `on` reads them. */
export function clubLeague(
  sport: SportKey,
  home: LeagueHome,
  [count, culture, gender]: readonly [count: number, culture: Culture, gender: Gender],
  { starts, ...table }: Omit<TablePlan, 'rounds'> & { starts: readonly string[] },
  rounds: readonly string[],
  more: Pick<LeaguePlan, 'knockout' | 'rules' | 'longName' | 'timeTold'> = {
    rules: { zones: simpleZones(count) },
  },
): LeaguePlan {
  return {
    ...home,
    sport,
    entrants: { kind: 'clubs', count, cultures: [culture], gender },
    seasons: { kind: 'yearly', starts },
    table: { ...table, rounds: rounds.map(on) },
    ...more,
  };
}
