import type { OpsReading } from '../../realtime/hosts/metrics/metrics-server.ts';
import { metricsObject, reportNow } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { Ops, OpsCounts } from '../contracts/ops.ts';
import type { Env } from '../env.ts';
import { timed } from '../health/probe.ts';
import type { Readiness } from '../health/readiness.ts';

/** Returns the figures of `/ops`. */
export async function readOps(env: Env, readiness: () => Promise<Readiness>): Promise<Ops> {
  const { checks } = await readiness();
  let reading: OpsReading | undefined;
  await timed('metrics', async () => {
    await reportNow(env);
    reading = await metricsObject(env)?.readOps();
  });
  const found: OpsReading | undefined = reading;
  return {
    at: Date.now(),
    parts: Object.entries(checks).map(([name, { ok, figures }]) => {
      const known = found?.checks.get(name);
      return { name, isWell: ok, since: known?.isWell === ok ? known.since : null, figures };
    }),
    counts: found ? await countsOf(found, env) : null,
  };
}

async function countsOf(reading: OpsReading, env: Env): Promise<OpsCounts> {
  const { sockets, hour, feeds, busiest, faults, errors, rejected, startedAt } = reading;
  return {
    sockets,
    hour: [...hour],
    feeds: Array.from(feeds, ([source, feed]) => ({ source, ...feed })),
    busiest: await Promise.all(
      busiest.map(async (match) => ({ ...match, title: await titleOf(match.matchId, env) })),
    ),
    faults,
    errors: Array.from(errors, ([event, count]) => ({ event, count })).toSorted(
      (a, b) => b.count - a.count,
    ),
    rejected,
    startedAt,
  };
}

/** Titles of matches by id. They do not change, and reading one costs a call of a room. */
const titles = new Map<string, string>();
const MAX_TITLES = 200;

async function titleOf(matchId: string, env: Env): Promise<string> {
  const known = titles.get(matchId);
  if (known !== undefined) return known;
  let title: string | undefined;
  await timed('title', async () => {
    const state = (await matchRoom(env, matchId).snapshot())?.state;
    if (state) title = `${state.home.name} – ${state.away.name}`;
  });
  if (title === undefined) return matchId;
  if (titles.size >= MAX_TITLES) titles.clear();
  titles.set(matchId, title);
  return title;
}
