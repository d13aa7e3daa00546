// @vitest-environment happy-dom
import { act, Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { livePage } from '../live/testing/live-page.tsx';
import { aDelta, aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { reports, type Report } from '../app/monitoring/reports.ts';
import { encodeDay } from '../scores/encoded-day.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { parseLine } from '../domain/parse-line.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { RenderedFavourites } from '../favourites/use-favourites.ts';
import { HomePage } from './home-page.tsx';
import { aDay } from '../scores/testing/a-day.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { hydrate, served } from '../ui/testing/served.ts';
import { MatchRow } from '../scores/match-row.tsx';

// Parts whose code loads late are there from the start, as on a server.
vi.hoisted(() => vi.stubEnv('SSR', true));

const rendered = vi.hoisted((): string[] => []);
/** Rows with this name throw. */
const UNSHOWABLE = vi.hoisted(() => 'Unshowable');
vi.mock(import('../scores/team-cells.tsx'), async (importOriginal) => {
  const { TeamCells } = await importOriginal();
  return {
    TeamCells: (props) => {
      if (props.match.home.name === UNSHOWABLE) throw new Error('No such team can be drawn');
      rendered.push(props.match.id);
      return <TeamCells {...props} />;
    },
  };
});

const newBox = framedBoxes();
beforeEach(() => void vi.setSystemTime(START + 600_000));

const running = { seconds: 600, running: true, at: START + 600_000 };

/** Returns the scores of a day whose room has these matches. */
function dayOf(lines = [aLine('m1', { clock: running }), aLine('m2'), aLine('m3')]): DayScores {
  const roomSnapshots = [{ sportKey: 'football' as const, snapshot: aSnapshot(1, lines) }];
  return aDay({ now: START + 600_000, roomSnapshots });
}

function setUp(scores: DayScores) {
  return setUpWith(scores.now, <HomePage day={encodeDay({ kind: 'loaded', scores })} />);
}

function setUpWith(now: number, content: ReactNode) {
  const renders: string[] = [];
  const profiled = (
    <Profiler id="page" onRender={(_id, phase) => renders.push(phase)}>
      {content}
    </Profiler>
  );
  const { page, sockets, last } = livePage(profiled, now);
  return { element: page, sockets, last, renders };
}

function mount(parts = setUp(dayOf())) {
  const { box: container, show } = newBox();
  show(parts.element);
  // A later task joins the rooms.
  act(() => void vi.advanceTimersByTime(1));
  return {
    ...parts,
    container,
    row: (id: string) => container.querySelector(`[data-match-id="${id}"]`),
  };
}

/** A settled page. */
function mountSettled() {
  const page = mount();
  page.renders.length = 0;
  return page;
}

/** Returns the rows whose elements changed during `run`. */
async function changedRows(container: Element, run: () => void): Promise<string[]> {
  const changed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('[data-match-id]')?.getAttribute('data-match-id');
      changed.add(row ?? (element?.closest('[data-sport]') ? 'stage' : 'elsewhere'));
    }
  });
  observer.observe(container, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await act(async () => run());
  await vi.advanceTimersByTimeAsync(0);
  observer.disconnect();
  return [...changed];
}

test('subscribing to the rooms after the first render causes no render', () => {
  const { renders, sockets } = mount();
  expect(sockets).toHaveLength(1);
  expect(renders).toEqual(['mount']);
});

test('a goal renders one row and changes nothing else', async () => {
  const { container, row, last, renders } = mountSettled();
  rendered.length = 0;
  const changed = await changedRows(container, () =>
    last().receive(aDelta(2, { m2: { score: { home: 1 } } })),
  );
  expect(changed).toEqual(['m2']);
  expect(rendered).toEqual(['m2', 'm2']);
  expect(renders).toEqual(['update']);
  expect(row('m2')?.textContent).toContain('1');
});

test('a new minute changes only the clocks of its row and of the stage', async () => {
  const { container, row } = mountSettled();
  rendered.length = 0;
  expect(row('m1')?.textContent).toContain("11'");
  const changed = await changedRows(container, () => vi.advanceTimersByTime(60_000));
  expect(row('m1')?.textContent).toContain("12'");
  expect(rendered).toEqual([]);
  expect(changed.toSorted()).toEqual(['m1', 'stage']);
});

test('a fixture is no longer upcoming when its start has passed without an update', () => {
  const fixture = aLine('m9', { status: 'NotStarted', matchStatus: 'Not start' });
  const { row } = mount(setUp({ ...dayOf(), matches: [parseLine(fixture)] }));
  expect(row('m9')?.textContent).toContain('Upcoming');
  act(() => void vi.advanceTimersByTime(20 * 60_000));
  expect(row('m9')?.textContent).not.toContain('Upcoming');
  expect(row('m9')?.textContent).toContain('No news yet');
});

test('a stale match stops its clock and says since when, until the next update', () => {
  const { row, last } = mountSettled();
  const silence = { since: START + 600_000, at: START + 720_000 };
  act(() => void vi.advanceTimersByTime(120_000));
  expect(row('m1')?.textContent).toContain("13'");
  act(() => last().receive(aDelta(2, { m1: { silence } })));
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(row('m1')?.textContent).toContain("13'\nno news");
  expect(row('m1')?.textContent).toContain('No update since 12:10');
  expect(row('m2')?.textContent).not.toContain('No update');
  const clock = { ...running, seconds: 4_400, at: START + 4_320_000 };
  act(() => last().receive(aDelta(3, { m1: { silence: null, clock } })));
  expect(row('m1')?.textContent).toContain("45+29'");
  expect(row('m1')?.textContent).not.toContain('No update');
});

test('a match that appears in the room appears on the page', () => {
  const { row, last } = mountSettled();
  act(() => last().receive(aDelta(2, { m9: aLine('m9') })));
  expect(row('m9')?.textContent).toContain('Home m9');
});

test('the first render of the browser equals the server’s', async () => {
  const scores = dayOf();
  const container = served(setUp(scores).element);
  expect(container.textContent).toContain("11'");
  // The browser loads later: the HTML still shows the server's minute.
  vi.setSystemTime(START + 900_000);
  expect(await hydrate(container, setUp(scores).element)).toEqual([]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(container.textContent).toContain("16'");
});

test.each([
  ['live', {}, 8],
  ['ended', { status: 'Finished', matchStatus: 'Ended' } as const, 12],
])(
  'the server renders the first %s rows with places for the others, which follow at once',
  async (_kind, more, first) => {
    const lines = Array.from({ length: 14 }, (_, index) => aLine(`m${index}`, more));
    const container = served(setUp(dayOf(lines)).element);
    const rows = () => container.querySelectorAll('[data-match-id]').length;
    const places = () => container.querySelector<HTMLElement>('li[style]')?.style;
    expect(rows()).toBe(first);
    expect(places()?.getPropertyValue('--rows')).toBe(String(14 - first));
    expect(await hydrate(container, setUp(dayOf(lines)).element)).toEqual([]);
    expect(rows()).toBe(14);
    expect(places()).toBeUndefined();
  },
);

test('an action stands in its row beside the link, not inside it', () => {
  const { container } = mount(
    setUpWith(
      START,
      <MatchRow
        id="m1"
        initial={parseLine(aLine('m1'))}
        renderClock={{ now: START, timeZone: 'UTC' }}
        actionOf={({ home }) => <button type="button">Follow {home.name}</button>}
      />,
    ),
  );
  const parts = [...(container.querySelector('li')?.children ?? [])];
  expect(parts.map(({ tagName }) => tagName)).toEqual(['A', 'BUTTON']);
  expect(parts[1]?.textContent).toBe('Follow Home m1');
});

describe('my matches', () => {
  afterEach(() => saveFavourites({ items: [], owner: null }));

  const mine = (container: Element) =>
    [...container.querySelectorAll('section')]
      .find((section) => section.querySelector('h2')?.textContent === 'My matches')
      ?.querySelectorAll('[data-match-id]') ?? [];
  const idsOf = (rows: ArrayLike<Element>) =>
    Array.from(rows, (row) => row.getAttribute('data-match-id'));

  test('are shown while a match or its team is a favourite', async () => {
    const { container } = mountSettled();
    expect(idsOf(mine(container))).toEqual([]);
    const star = container.querySelector<HTMLElement>(
      '[aria-label="Favourite: Home m2 vs Away m2"]',
    );
    await act(async () => star?.click());
    expect(idsOf(mine(container))).toEqual(['m2']);
    act(() => {
      saveFavourites({ items: [aFavourite(30, aLine('m3').away.id)], owner: null });
    });
    expect(idsOf(mine(container))).toEqual(
      ['m1', 'm2', 'm3'].filter((id) => aLine(id).away.id === aLine('m3').away.id),
    );
    act(() => saveFavourites({ items: [], owner: null }));
    expect(idsOf(mine(container))).toEqual([]);
  });

  test('are rendered by the server, so that nothing moves at hydration', async () => {
    // The first is on the stage, so the tiles have the second.
    saveFavourites({ items: [aFavourite(40, 'm2'), aFavourite(40, 'm3')], owner: null });
    const page = (
      <RenderedFavourites value={new Set(['40:m2', '40:m3'])}>
        {setUp(dayOf()).element}
      </RenderedFavourites>
    );
    const container = served(page);
    expect(idsOf(mine(container))).toEqual(['m3']);
    expect(await hydrate(container, page)).toEqual([]);
    expect(idsOf(mine(container))).toEqual(['m3']);
  });

  test('include favourites that appear later', () => {
    saveFavourites({ items: [aFavourite(40, 'm9')], owner: null });
    const { container, last } = mountSettled();
    expect(idsOf(mine(container))).toEqual([]);
    act(() => last().receive(aDelta(2, { m9: aLine('m9') })));
    expect(idsOf(mine(container))).toEqual(['m9']);
  });
});

describe('a match that cannot be rendered', () => {
  const unshowable = { home: { id: 'x', name: UNSHOWABLE, shortName: 'X' } };
  const reported: Report[] = [];
  reports.attach((report) => reported.push(report));

  beforeEach(() => {
    reported.length = 0;
    // React logs each caught error.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    history.replaceState(null, '', `/${crypto.randomUUID()}`);
  });
  afterEach(() => vi.restoreAllMocks());

  test('is replaced by a message in the server’s page, and the others are shown', async () => {
    const lines = [aLine('m1'), aLine('m2', unshowable), aLine('m3'), aLine('m4', unshowable)];
    const container = served(setUp(dayOf(lines)).element);
    expect(container.querySelectorAll('[data-match-id]')).toHaveLength(2);
    expect(container.textContent).toContain("This match can't be shown.");

    await hydrate(container, setUp(dayOf(lines)).element);
    expect(container.querySelectorAll('[data-match-id]')).toHaveLength(2);
    expect(container.textContent.match(/This match can't be shown\./g)).toHaveLength(2);
    expect(reported).toMatchObject([
      { kind: 'error', error: { message: 'No such team can be drawn' } },
    ]);
  });

  test('is replaced by a message in an open page until it can be rendered', () => {
    const { container, row, last } = mountSettled();
    act(() => last().receive(aDelta(2, { m2: unshowable })));
    expect(row('m2')).toBeNull();
    expect(container.textContent).toContain("This match can't be shown.");
    expect([row('m1'), row('m3')]).not.toContain(null);
    expect(reported).toHaveLength(1);

    act(() => last().receive(aDelta(3, { m2: { home: { name: 'Home m2' }, score: { home: 1 } } })));
    expect(row('m2')?.textContent).toContain('Home m2');
    expect(container.textContent).not.toContain("can't be shown");
  });
});
