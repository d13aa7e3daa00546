// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { setCollapsed, useCollapsedLeagues } from './collapsed-leagues.ts';
import { LeagueLinks } from './league-links.tsx';

const newBox = framedBoxes();

const league = (key: string) => ({
  key,
  id: key,
  sportKey: 'football' as const,
  name: key,
  country: null,
  matchIds: ['one', 'two'],
  matchCount: 2,
  furtherCount: 0,
  liveCount: 0,
});

function Collapsed() {
  return <p>{[...useCollapsedLeagues()].join(' ')}</p>;
}

test('going to a league expands it and leaves the others collapsed', () => {
  const { box, show } = newBox();
  setCollapsed('a', true);
  setCollapsed('b', true);
  show([<LeagueLinks key="links" leagues={[league('a'), league('b')]} />, <Collapsed key="now" />]);
  expect(box.querySelector('p')?.textContent).toBe('a b');
  act(() => box.querySelector<HTMLAnchorElement>('a[href="#b"]')?.click());
  expect(box.querySelector('p')?.textContent).toBe('a');
});

test('the device remembers which leagues are collapsed', () => {
  setCollapsed('c', true);
  setCollapsed('d', true);
  setCollapsed('c', false);
  const stored: unknown = JSON.parse(localStorage.getItem('collapsed-leagues') ?? '');
  expect(stored).toContain('d');
  expect(stored).not.toContain('c');
});

test('each league has the number of its listed matches', () => {
  const { box, show } = newBox();
  show(<LeagueLinks leagues={[league('e'), { ...league('f'), matchIds: ['three'] }]} />);
  const links = [...box.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['e2', 'f1']);
});
