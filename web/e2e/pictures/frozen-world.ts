import { demoDetails } from '../../../realtime/demo/details/demo-details.ts';
import { demoNews } from '../../../realtime/demo/news/demo-news.ts';
import type { LiveMatch } from '../../../realtime/demo/play/live-match.ts';
import { FixtureList } from '../../../realtime/demo/run/fixture-list.ts';
import { MatchesAhead } from '../../../realtime/demo/run/matches-ahead.ts';
import { simulateMatches } from '../../../realtime/demo/run/simulate.ts';
import { DAY } from '../../../realtime/demo/season/day.ts';
import { demoRequests, type DemoRequest } from '../../../realtime/demo/season/demo-requests.ts';
import { demoTvSchedule } from '../../../realtime/demo/tv-schedule.ts';
import { demoVideos } from '../../../realtime/demo/videos/demo-videos.ts';
import { createRandom } from '../../../realtime/demo/world/random.ts';
import { DEMO_SEED, demoWorld } from '../../../realtime/demo/world/world.ts';
import { batchesOf } from '../../../realtime/feeds/batches.ts';
import { createSigner } from '../../../realtime/feeds/signature.ts';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { SATURDAY } from '../clock.ts';

/** A Saturday on which most sports play, far enough ahead that no alarm of a room rings. */
export const FROZEN_AT = SATURDAY;
/** Their tables and brackets are shown; of the others only the days around. */
const WHOLE_LEAGUES = ['demo-fb-1', 'demo-fb-2', 'demo-fb-6', 'demo-bb-2'];
/** Enough for each sport to be in play. */
const IN_PLAY = 14;
/** Below the ingest's limits. */
const PER_REQUEST = { items: 100, bytes: 600_000 };

/** The demo, frozen on a product. */
export interface FrozenWorld {
  /** Matches in play, and some that begin soon. */
  matches: readonly LiveMatch[];
  /** Sends a further update. */
  update(change: Omit<MatchUpdate, 'sequence' | 'occurredAt'>): Promise<void>;
}

/** Fills a frozen product with the demo as it is then. */
export async function fillFrozenProduct(url: string, secret: string): Promise<FrozenWorld> {
  const sign = createSigner(secret);
  const post = async (path: string, content: object) => {
    const body = JSON.stringify({ source: 'pictures', ...content });
    const signed = sign(`msg_${crypto.randomUUID()}`, FROZEN_AT, body);
    const headers = { ...signed, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/ingest/v1/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  for (const request of shownParts(demoRequests(FROZEN_AT, { inPlay: true })))
    await post('catalogue', request);
  const { matches, updates } = await matchesInPlay();
  await post('updates', { updates });
  const details = [
    ...matches.map((match) => match.details(FROZEN_AT, false)),
    ...demoDetails(FROZEN_AT, { days: 1 }),
  ];
  for (const batch of batchesOf(details, PER_REQUEST)) await post('details', { details: batch });
  const content = [...demoNews(FROZEN_AT), ...demoVideos(FROZEN_AT)];
  for (const batch of batchesOf(content, PER_REQUEST)) await post('content', { content: batch });
  await post('tv', demoTvSchedule(FROZEN_AT));
  let sequence = FROZEN_AT;
  return {
    matches,
    update: (change) =>
      post('updates', {
        updates: [{ ...change, sequence: (sequence += DAY), occurredAt: FROZEN_AT }],
      }),
  };
}

/** Leaves out most: whole seasons of all leagues would take longer than the pictures. */
function shownParts(requests: readonly DemoRequest[]): DemoRequest[] {
  return requests
    .map(({ matches, squads = [], ...more }) => ({
      ...more,
      matches: matches.filter(
        ({ fixture }) =>
          WHOLE_LEAGUES.includes(fixture.league.id) ||
          Math.abs(fixture.startTime - FROZEN_AT) < DAY,
      ),
      squads: squads.filter(({ seasonId }) =>
        WHOLE_LEAGUES.some((league) => seasonId.startsWith(league)),
      ),
    }))
    .filter(({ matches }) => matches.length > 0);
}

/** Returns the matches that the simulator has in play at first, with the first update of each. */
async function matchesInPlay(): Promise<{ matches: LiveMatch[]; updates: MatchUpdate[] }> {
  const matches: LiveMatch[] = [];
  const updates: MatchUpdate[] = [];
  const haveBegun = new Error('All have begun.');
  const unknown = () => Promise.resolve(undefined);
  try {
    const playing = simulateMatches({
      matches: IN_PLAY,
      speed: 1,
      seed: DEMO_SEED,
      signal: new AbortController().signal,
      now: () => FROZEN_AT,
      wait: () => Promise.reject(haveBegun),
      fixtures: new FixtureList(FROZEN_AT, new Set()),
      ahead: new MatchesAhead(demoWorld(), createRandom(DEMO_SEED, 'ahead'), unknown),
      onStart: (match) => void matches.push(match),
    });
    for await (const update of playing) updates.push(update);
  } catch (error) {
    if (error !== haveBegun) throw error;
  }
  return { matches, updates };
}
