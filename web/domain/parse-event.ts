import { isUnplayed, phaseOf } from '../../realtime/sports/event-status.ts';
import { isDecision } from '../../realtime/sports/match-status.ts';
import * as v from 'valibot';
import type { EventWire } from '../../edge/contracts/event.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import { eventStatusSchema } from '../../realtime/protocol/event-status.ts';
import { displayStatusSchema } from '../../realtime/protocol/match-state.ts';
import { matchStatusSchema } from '../../realtime/protocol/match-status.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { parseSide } from './parse-side.ts';
import type { Match, Play } from './match.ts';

const statusSchema = v.fallback(eventStatusSchema, 'Unknown');
const periodSchema = v.fallback(matchStatusSchema, 'Not start');

/** An event whose national teams may have names in the visitor's language: see `nameNations`. */
interface NamedEvent extends EventWire {
  fixtureHomeTeamSlugName?: string;
  fixtureAwayTeamSlugName?: string;
}

/** Returns the match of a catalogue event, or null for an unsupported sport. */
export function parseEvent(event: NamedEvent, leagueName: string): Match | null {
  const sportId = v.safeParse(sportIdSchema, event.fixtureSportId);
  if (!sportId.success) return null;
  const status = v.parse(statusSchema, event.eventStatus);
  const pairing = {
    id: event.eventId,
    sportKey: sportById(sportId.output).key,
    leagueId: event.fixtureLeagueId,
    leagueName,
    home: parseSide({
      teamId: event.fixtureHomeTeamId,
      teamName: event.fixtureHomeTeamName,
      teamShortName: event.fixtureHomeTeamShortName,
      teamCode: event.fixtureHomeTeamCode,
      teamNation: event.fixtureHomeTeamNation,
      teamLogoUri: event.fixtureHomeTeamLogoUri,
      teamKit: event.fixtureHomeTeamKit,
      teamSlugName: event.fixtureHomeTeamSlugName,
    }),
    away: parseSide({
      teamId: event.fixtureAwayTeamId,
      teamName: event.fixtureAwayTeamName,
      teamShortName: event.fixtureAwayTeamShortName,
      teamCode: event.fixtureAwayTeamCode,
      teamNation: event.fixtureAwayTeamNation,
      teamLogoUri: event.fixtureAwayTeamLogoUri,
      teamKit: event.fixtureAwayTeamKit,
      teamSlugName: event.fixtureAwayTeamSlugName,
    }),
    startTime: event.fixtureStartTime,
    ...(event.fixtureStartTimeTbd && { startTimeTbd: true }),
    ...(event.fixtureStartDayTbd && { startDayTbd: true }),
    status,
    matchStatus: v.parse(periodSchema, event.eventMatchStatus),
    supplied: event.displayStatus.flatMap((entry) =>
      v.is(displayStatusSchema, entry) ? [entry] : [],
    ),
  };
  const kind = phaseOf(status);
  if (kind === 'fixture') return { ...pairing, kind };
  const play = playOf(event);
  if (kind === 'off')
    return { ...pairing, kind, play: play && (isUnplayed({ ...pairing, ...play }) ? null : play) };
  const result = play ?? (isDecision(pairing.matchStatus) ? NOTHING : null);
  if (kind === 'result' && result)
    return { ...pairing, ...result, kind, winner: event.eventWinner ?? null };
  // A match that is live or over, but without a reported score, is shown as off.
  if (kind === 'result' || !play) return { ...pairing, kind: 'off', play: null };
  const clock =
    event.eventPlayedTime === null
      ? null
      : { seconds: event.eventPlayedTime, running: false, at: event.fixtureStartTime };
  const liveOnly = { silence: null, points: null, situation: null };
  return { ...pairing, ...play, kind, clock, ...liveOnly };
}

/** The played part of a match decided without play. */
const NOTHING: Play = {
  score: { home: 0, away: 0 },
  periods: [],
  halfTime: null,
  shootout: null,
  redCards: null,
};

function playOf(event: EventWire): Play | null {
  return (
    event.eventScore && {
      score: event.eventScore,
      periods: event.eventPeriods,
      halfTime: event.eventGameScore[0] ?? null,
      shootout: event.eventShootout,
      redCards: null,
    }
  );
}
