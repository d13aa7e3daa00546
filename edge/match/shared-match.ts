import type { Kitted } from '../shared/crest/kit-of.ts';
import type { Pictured } from '../shared/crest/picture-path.ts';
import type { EventDetail } from '../contracts/event.ts';
import {
  isUnplayed,
  phaseOf,
  type EventStatus,
  type Phase,
} from '../../realtime/sports/event-status.ts';
import { placeText } from '../contracts/place-text.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import { eventStatusSchema } from '../../realtime/protocol/event-status.ts';
import type { Marks } from '../../realtime/protocol/marks.ts';
import { marksOf } from '../../realtime/protocol/marks-of.ts';
import type { Clock, Situation } from '../../realtime/protocol/match-state.ts';
import type { Sides } from '../../realtime/protocol/primitives.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import * as v from 'valibot';

export interface Course {
  clock: Clock | null;
  situation: Situation | null;
  marks: Marks;
  /** Time of the newest update, ms: equal states have equal lines. */
  at: number;
}

/** A match as a card or a calendar shows it. */
export interface SharedMatch {
  id: string;
  sportKey: SportKey;
  home: string;
  away: string;
  /** The teams' pictures and kits. */
  looks: { home: Pictured & Kitted; away: Pictured & Kitted };
  league: string;
  round: string | null;
  venue: string | null;
  /** ms */
  startTime: number;
  /** A match without a known time of day starts at noon UTC of its date. */
  startTimeTbd: boolean;
  /** A match without a known day starts at noon UTC on 1 January of its year. */
  startDayTbd: boolean;
  phase: Phase;
  status: EventStatus;
  /** Name of the current period, such as 'H1' or 'Q3'; null before the first. */
  matchStatus: string | null;
  /** Null if there is none to show. */
  score: Sides | null;
  /** Score of each half, quarter or set, in order. */
  periods: readonly Sides[];
  /** Score of the penalties or a similar decision after play. */
  shootout: Sides | null;
  /** What the match's line shows beside the score; null if no room has the match. */
  course: Course | null;
  /** Identifies this state of the match; null if no room has it. */
  version: string | null;
}

/** Returns the match from its room's state, else from the catalogue; null for an unsupported sport. */
export function sharedMatch(
  { event, league, venue }: EventDetail,
  snapshot: MatchSnapshot | null,
): SharedMatch | null {
  const sportId = v.safeParse(sportIdSchema, event.fixtureSportId);
  if (!sportId.success) return null;
  const state = snapshot?.state;
  const status = v.parse(
    v.fallback(eventStatusSchema, 'Unknown'),
    state?.status ?? event.eventStatus,
  );
  const matchStatus = state?.matchStatus ?? event.eventMatchStatus;
  const phase = phaseOf(status);
  const score = phase === 'live' || phase === 'result' ? (state?.score ?? event.eventScore) : null;
  return {
    id: event.eventId,
    sportKey: sportById(sportId.output).key,
    home: state?.home.name ?? event.fixtureHomeTeamName,
    away: state?.away.name ?? event.fixtureAwayTeamName,
    looks: {
      home: {
        id: state?.home.id ?? event.fixtureHomeTeamId,
        nation: state?.home.nation ?? event.fixtureHomeTeamNation ?? undefined,
        logoUri: state?.home.logoUri ?? event.fixtureHomeTeamLogoUri ?? undefined,
        kit: state?.home.kit ?? event.fixtureHomeTeamKit ?? undefined,
      },
      away: {
        id: state?.away.id ?? event.fixtureAwayTeamId,
        nation: state?.away.nation ?? event.fixtureAwayTeamNation ?? undefined,
        logoUri: state?.away.logoUri ?? event.fixtureAwayTeamLogoUri ?? undefined,
        kit: state?.away.kit ?? event.fixtureAwayTeamKit ?? undefined,
      },
    },
    league: league.leagueName,
    round: event.fixtureRound,
    // A match may name its ground by the city alone.
    venue: placeText(venue?.venueName ?? event.fixtureVenue, venue?.venueCity) || null,
    startTime: state?.startTime ?? event.fixtureStartTime,
    startTimeTbd: (state ? state.startTimeTbd : event.fixtureStartTimeTbd) ?? false,
    startDayTbd: (state ? state.startDayTbd : event.fixtureStartDayTbd) ?? false,
    phase,
    status,
    matchStatus: matchStatus === 'Not start' ? null : matchStatus,
    // A room's state may have a score for an unplayed match; an answer of the media API has none.
    score: state && score && isUnplayed(state) ? null : score,
    periods: state?.periods ?? event.eventPeriods,
    shootout: state ? (state.shootout ?? null) : event.eventShootout,
    course: state
      ? {
          clock: state.clock ?? null,
          situation: state.situation ?? null,
          marks: marksOf(state.incidents, sportById(state.sportId)),
          at: state.occurredAt,
        }
      : null,
    version: snapshot && versionOf(snapshot),
  };
}

/** Returns the `v` of a card's address: it changes with every change of the match. */
export function versionOf({ epoch, version }: { epoch: string; version: number }): string {
  return `${epoch}.${version}`;
}
