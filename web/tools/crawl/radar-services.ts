import { STATUS_CODES } from '../../../realtime/feeds/sportradar/status-codes.ts';
import {
  lineups,
  profile,
  sportEvent,
} from '../../../realtime/feeds/sportradar/testing/messages.ts';
import { StandIn } from '../../../realtime/feeds/sportradar/testing/stand-in.ts';
import { isDecision } from '../../../realtime/sports/match-status.ts';
import { BOX_SCORES } from '../../../realtime/sports/box-score.ts';
import { ALL_SPORTS, sportRadarId } from '../../../realtime/sports/registry.ts';
import type { Sport, SportKey } from '../../../realtime/sports/sport.ts';

/** Statuses of matches that were not played and have no score. */
const UNPLAYED = new Set(['NotStarted', 'Postponed', 'Cancelled', 'Delayed']);

/** Id suffix of a sport's fully reported match; no status has this code. */
const WHOLE = 900;

/**
 * Starts a stand-in for each sport's service, with a match in each of Sportradar's statuses. In
 * sports with team sheets, one more match has line-ups, figures and squads.
 */
export async function radarServices(): Promise<{ sport: SportKey; service: StandIn }[]> {
  return Promise.all(
    ALL_SPORTS.map(async (sport) => {
      const service = new StandIn();
      for (const { code, names, status, matchStatus } of STATUS_CODES) {
        if (code === null) continue;
        const id = `sr:sport_event:${sport.id * 1_000 + code}`;
        const ended = matchStatus(sport.key) ?? '';
        const score = UNPLAYED.has(status) || ended === 'Walkover' ? {} : scoreOf();
        // A decision makes the side with fewer goals the winner.
        const winner = isDecision(ended) ? { winner_id: `${id}:away` } : {};
        service.matches.set(id, {
          event: eventOf(sport, id, code),
          status: { status: names[0] ?? 'live', match_status_code: code, ...score, ...winner },
          timeline: [],
        });
      }
      if (sport.screens.teamSheets) bringWholeMatch(service, sport);
      await service.start();
      return { sport: sport.key, service };
    }),
  );
}

function eventOf({ key, id: sportId }: Sport, id: string, code: number) {
  const event = sportEvent(id);
  return {
    ...event,
    start_time: new Date(Date.now() - 5_400_000).toISOString(),
    sport_event_context: {
      ...event.sport_event_context,
      sport: { id: sportRadarId(sportId), name: key },
      competition: { id: `sr:competition:${key}`, name: `Radar ${key}` },
      season: { ...event.sport_event_context.season, id: `sr:season:${key}` },
    },
    competitors: event.competitors.map((competitor) => ({
      ...competitor,
      name: `${competitor.qualifier === 'home' ? 'Town' : 'Rovers'} ${code}`,
    })),
  };
}

function bringWholeMatch(service: StandIn, sport: Sport): void {
  const id = `sr:sport_event:${sport.id * 1_000 + WHOLE}`;
  const event = eventOf(sport, id, WHOLE);
  const sides = (['home', 'away'] as const).map((qualifier, index) => {
    const base = sport.id * 1_000 + index * 100;
    const team = `sr:competitor:${base}`;
    service.profiles.set(team, profile(team, base));
    return { qualifier, id: team, players: playersOf(sport, base) };
  });
  const competitors = event.competitors.map((competitor, index) => ({
    ...competitor,
    id: sides[index]?.id ?? competitor.id,
  }));
  service.matches.set(id, {
    event: { ...event, competitors },
    status: { status: 'ended', match_status_code: 100, ...scoreOf() },
    timeline: [],
    ...(sport.screens.pitch && { lineups: lineups(true) }),
    statistics: { totals: { competitors: sides } },
  });
}

/** Returns two players of a team, with a figure for each column of the sport's box score. */
function playersOf({ key: sport }: Sport, base: number) {
  const keys = BOX_SCORES[sport].flatMap(({ columns }) => columns.map(({ key }) => key));
  const figures = keys.map((key, index) => [key.replaceAll('-', '_'), index + 1]);
  const statistics = { minutes_played: 30, goals_scored: 1, ...Object.fromEntries(figures) };
  return ['Birk, Eva', 'Moor, Uma'].map((name, index) => ({
    id: `sr:player:${base + 2 - index}`,
    name,
    starter: true,
    statistics,
  }));
}

function scoreOf() {
  return {
    home_score: 2,
    away_score: 1,
    period_scores: [{ home_score: 2, away_score: 1, type: 'regular_period', number: 1 }],
  };
}
