import * as v from 'valibot';
import type { CommentaryEntry } from '../../edge/contracts/commentary.ts';
import { incidentSchema, type Incident } from '../../realtime/protocol/incident.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import type { MatchRecord } from '../domain/match-record.ts';

/** The catalogue's history of a match without a room. */
export type MatchHistory = Pick<MatchRecord, 'incidents' | 'stats'>;

export const NO_HISTORY: MatchHistory = { incidents: [], stats: {} };

/** Maximum number of pages of commentary: more would not make a useful timeline. */
const MAX_PAGES = 4;
const WHOLE = 'ALL';

/** Loads a match's incidents and statistics; empty ones on failure. */
export async function loadHistory(
  loaderContext: LoaderContext,
  id: string,
  signal: AbortSignal,
): Promise<MatchHistory> {
  const history = await orNullWhenFailed(
    Promise.all([loadIncidents(loaderContext, id, signal), loadStats(loaderContext, id, signal)]),
  );
  if (!history) return NO_HISTORY;
  const [incidents, stats] = history;
  return { incidents, stats };
}

async function loadIncidents({ api }: LoaderContext, id: string, signal: AbortSignal) {
  const entries: CommentaryEntry[] = [];
  let flag: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const commentary = await callOrNull(
      api,
      CALLS.getCommentary,
      { id: id, flag, size: 100 },
      signal,
    );
    entries.push(...(commentary?.entries ?? []));
    if (!commentary?.flag) break;
    flag = commentary.flag;
  }
  return entries.flatMap(incidentOf).toReversed();
}

async function loadStats({ api }: LoaderContext, id: string, signal: AbortSignal) {
  const statistics = await callOrNull(api, CALLS.getStatistics, { id: id }, signal);
  const whole = statistics?.periods.find(({ period }) => period === WHOLE);
  const items = whole?.items.map(({ key, home, away }) => [key, { home, away }] as const);
  return Object.fromEntries(items ?? []);
}

/** Converts an entry to a room's incident; empty for an unknown type. */
function incidentOf(entry: CommentaryEntry): Incident[] {
  const { id, type, team, minute, stoppage, remaining, period, score, text, isRemoved } = entry;
  const { points, play, yards } = entry;
  const given = {
    id,
    type,
    team,
    minute,
    stoppage,
    remaining,
    period,
    points,
    play,
    yards,
    score,
    player: entry.player ?? undefined,
    playerId: entry.playerId ?? undefined,
    relatedPlayer: entry.relatedPlayer ?? undefined,
    relatedPlayerId: entry.relatedPlayerId ?? undefined,
    // Other types' fields already contain the sentence, so it is left out.
    text: type === 'comment' ? text : undefined,
    removed: isRemoved || undefined,
  };
  const known = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const incident = v.safeParse(incidentSchema, known);
  return incident.success ? [incident.output] : [];
}
