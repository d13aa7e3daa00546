import type {
  Standings as StandingsWire,
  StandingsRowWire,
  ZoneWire,
} from '../../edge/contracts/standings.ts';
import { TABLE_STAGES } from '../../realtime/sports/stage.ts';
import { parseLeagueName } from '../domain/parse-league.server.ts';
import { parseSide } from '../domain/parse-side.ts';
import type { Standings, StandingsRow, Zone } from './standings.ts';

/** Returns a league's tables, or null for an unsupported sport. */
export function parseStandings(wire: StandingsWire): Standings | null {
  const league = parseLeagueName(wire.league);
  if (!league) return null;
  const season = wire.season && { id: wire.season.seasonId, name: wire.season.seasonName };
  return {
    league,
    season,
    seasons: wire.seasons.map(({ seasonId, seasonName }) => ({ id: seasonId, name: seasonName })),
    scope: wire.scope,
    tables: wire.tables.map(({ stage, group, rows, zones }) => ({
      stage: TABLE_STAGES.find((one) => one === stage) ?? 'table',
      group,
      rows: rows.map(parseRow),
      zones: zones.map(parseZone),
    })),
    rule: wire.rule ?? null,
    countedEvents: wire.countedEvents ?? [],
    ...(wire.hasOutlook && { hasOutlook: true }),
  };
}

function parseRow(wire: StandingsRowWire): StandingsRow {
  const { rallyScored, rallyConceded } = wire;
  return {
    rank: wire.rank,
    team: parseSide(wire),
    played: wire.played,
    won: wire.won,
    drawn: wire.drawn,
    lost: wire.lost,
    scored: wire.scored,
    conceded: wire.conceded,
    rally:
      rallyScored === null || rallyConceded === null
        ? null
        : { scored: rallyScored, conceded: rallyConceded },
    points: wire.points,
    winPercentage: wire.winPercentage,
    gamesBehind: wire.gamesBehind,
    form: wire.form,
    isLive: wire.isLive,
    inPlay: null,
    movement: 0,
    zone: wire.zone && parseZone(wire.zone),
  };
}

function parseZone({ zoneKind, zoneName }: ZoneWire): Zone {
  return { kind: zoneKind, name: zoneName };
}
