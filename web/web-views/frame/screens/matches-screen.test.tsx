// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ListedPage } from '../../../domain/event-page.ts';
import { parseLine } from '../../../domain/parse-line.ts';
import { livePage } from '../../../live/testing/live-page.tsx';
import { aLine, START } from '../../../live/testing/lines.ts';
import { shownBoxes } from '../../../ui/testing/shown-boxes.ts';
import type { LivePage, LiveScreens } from '../frame-page.ts';
import { ReadPageContext } from '../use-page-fetcher.ts';
import MatchesScreen from './matches-screen.tsx';

const showBox = shownBoxes();

const PATH = '/frame/widget/common/1/fixtures?leagueId=l1';

function content(ids: readonly string[], flag: string | null): LiveScreens['matches'] {
  const page: ListedPage = {
    entries: ids.map((id) => ({
      match: parseLine(aLine(id)),
      round: null,
      group: null,
      venue: null,
    })),
    flag,
  };
  return {
    title: 'Next',
    page: { kind: 'loaded', value: page },
    detail: 'round',
    path: PATH,
    roomSnapshot: { sportKey: 'football', snapshot: null },
    renderClock: { now: START, timeZone: 'UTC' },
  };
}

function show(read: (address: string) => Promise<LivePage | null>) {
  const { page } = livePage(
    <ReadPageContext value={read}>
      <MatchesScreen {...content(['m1', 'm2'], '5_m2')} />
    </ReadPageContext>,
  );
  return showBox(page);
}

const rowsOf = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>('[data-match-id]')].map((row) => row.dataset.matchId);
const buttonOf = (box: Element) => box.querySelector<HTMLAnchorElement>('p > a');

test('a click loads the next page of a list from its address', async () => {
  const read = vi.fn<(address: string) => Promise<LivePage>>(async () => ({
    screen: 'matches',
    content: content(['m2', 'm3'], null),
  }));
  const box = await show(read);
  expect(buttonOf(box)?.getAttribute('href')).toBe(`${PATH}&flag=5_m2`);
  await act(async () => buttonOf(box)?.click());
  expect(read).toHaveBeenCalledExactlyOnceWith(`${PATH}&flag=5_m2`);
  expect(rowsOf(box)).toEqual(['m1', 'm2', 'm3']);
  expect(buttonOf(box)).toBeNull();
});

test('a page that fails to load can be retried', async () => {
  const box = await show(async () => null);
  await act(async () => buttonOf(box)?.click());
  expect(box.textContent).toContain('More matches could not be loaded.');
  expect(buttonOf(box)?.textContent).toBe('Try again');
  expect(rowsOf(box)).toEqual(['m1', 'm2']);
});
