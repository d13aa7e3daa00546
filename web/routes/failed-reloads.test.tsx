// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pack } from '../api/packed.ts';
import { parseLine } from '../domain/parse-line.ts';
import { NearRail } from '../home/near-rail.tsx';
import { useFurtherMatches } from '../home/use-further-matches.ts';
import LateOutlook from '../league/outlook/late-outlook.tsx';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import LiveRows from '../news/live-rows.tsx';
import { createDayListModel } from '../scores/day-list-model.ts';
import { encodeDay } from '../scores/encoded-day.ts';
import { aDay } from '../scores/testing/a-day.ts';
import LiveScoreStrip from '../scores/live/live-score-strip.tsx';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';

const renderClock = { now: START, timeZone: 'UTC' };
const FAILED = { kind: 'failed', status: 503, message: 'busy' };

const day = encodeDay({ kind: 'loaded', scores: aDay() });

const rail = pack({
  onNow: null,
  standings: null,
  articles: [{ title: 'Late show' }],
  renderClock,
});

const outlook = pack({
  runs: 10_000,
  matchesLeft: 80,
  asOf: START,
  columns: [{ zone: null }],
  rows: [
    { team: { id: 'h', name: 'Harbour Town', shortName: 'Harbour' }, points: 71, chances: [0.6] },
  ],
});

const firstRows = createDayListModel(
  aDay({
    roomSnapshots: [],
    further: [{ sportKey: 'football', leagueId: 'l', leagueName: 'League', count: 1 }],
  }),
);

function FurtherMatches() {
  const [{ initial }, place] = useFurtherMatches(firstRows, aDay().day.from);
  return <section ref={place}>{[...initial.keys()]}</section>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = shownBoxes();

/** Shows a part whose path first answers with `loaded`, then, once the page reloads, with `failed`. */
async function showReloaded(path: string, part: ReactNode, loaded: unknown, failed: unknown) {
  const answers = [loaded];
  const router = createMemoryRouter([
    { path: '/', element: part },
    { path, loader: () => answers.shift() ?? failed },
  ]);
  const box = await show(
    <LiveContext value={{ live: aLive().live, ticker: createTicker(START, 0) }}>
      <RouterProvider router={router} />
    </LiveContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  const before = box.textContent;
  await act(() => router.revalidate());
  expect(answers).toEqual([]);
  return [before, box.textContent];
}

test.each<[string, string, () => ReactNode, unknown, unknown, string]>([
  [
    'the strip of live matches',
    '/resources/live-score-strip/football',
    () => <LiveScoreStrip sportKey="football" />,
    day,
    FAILED,
    'Home0Away0',
  ],
  [
    'live matches beside an article',
    '/resources/live-score-strip/football',
    () => <LiveRows sportKey="football" title="Live" />,
    day,
    FAILED,
    'Home m1',
  ],
  [
    'the list of further matches',
    '/resources/further-matches',
    () => <FurtherMatches />,
    encodeDay({
      kind: 'loaded',
      scores: aDay({ matches: [parseLine(aLine('m9'))], roomSnapshots: [] }),
    }),
    null,
    'm9',
  ],
  [
    'Home’s rail',
    '/resources/home-rail',
    () => <NearRail leagueId={null}>{({ articles: [article] }) => article?.title}</NearRail>,
    rail,
    null,
    'Late show',
  ],
  [
    'a season’s outlook',
    '/resources/season-outlook/l',
    () => <LateOutlook leagueId="l" seasonId={undefined} renderClock={renderClock} />,
    outlook,
    null,
    'Harbour',
  ],
])('%s stays if it fails to load again', async (_name, path, part, loaded, failed, text) => {
  const [before, after] = await showReloaded(path, part(), loaded, failed);
  expect(before).toContain(text);
  expect(after).toBe(before);
});
