import { afterEach, expect, it, vi } from 'vitest';
import { recallPosition, rememberPosition } from './position.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

function aStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  return items;
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  { at: 2, place: null, when: 'hardly begun' },
  { at: 61.24, place: 61.2, when: 'in the midst' },
  { at: 118, place: null, when: 'as good as over' },
])('a video that was left $when resumes at $place', ({ at, place }) => {
  aStorage();
  rememberPosition('film', { currentTime: 30, duration: 120 }, NOW);
  rememberPosition('film', { currentTime: at, duration: 120 }, NOW + 1);
  expect(recallPosition('film', NOW + 2)).toBe(place);
  expect(recallPosition('other', NOW + 2)).toBeNull();
});

it('a position is kept for two months', () => {
  aStorage();
  rememberPosition('film', { currentTime: 30, duration: 120 }, NOW);
  expect(recallPosition('film', NOW + 59 * DAY)).toBe(30);
  expect(recallPosition('film', NOW + 61 * DAY)).toBeNull();
});

it('only the positions of the last 100 videos are kept', () => {
  aStorage();
  for (let film = 0; film < 130; film += 1)
    rememberPosition(`film-${film}`, { currentTime: 30, duration: 120 }, NOW + film);
  expect(recallPosition('film-29', NOW + 200)).toBeNull();
  expect(recallPosition('film-30', NOW + 200)).toBe(30);
  expect(recallPosition('film-129', NOW + 200)).toBe(30);
});

it.each(['', 'nonsense', '{"film":"soon"}', '[]', '{"film":{"at":-4,"left":1799999999999}}'])(
  'the stored text %j reads as no position, and the next one is stored',
  (stored) => {
    aStorage().set('video-positions', stored);
    expect(recallPosition('film', NOW)).toBeNull();
    rememberPosition('film', { currentTime: 30, duration: 120 }, NOW);
    expect(recallPosition('film', NOW)).toBe(30);
  },
);

it('a browser without storage has no position', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberPosition('film', { currentTime: 30, duration: 120 }, NOW);
  expect(recallPosition('film', NOW)).toBeNull();
});
