import { expect, test } from 'vitest';
import { sportRadarId, SPORTS } from '../../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { appConfig, readBanner } from './app-data.ts';

const banner = { title: 'World Cup 2026', text: 'Every match live', path: '/football/leagues' };

test('the live-score sports are football, basketball, american football and tennis', () => {
  const keys: SportKey[] = ['football', 'basketball', 'american-football', 'tennis'];
  expect(appConfig().liveScoreSports.toSorted()).toEqual(
    keys.map((key) => sportRadarId(SPORTS[key].id)).toSorted(),
  );
});

test('the banner that the operator set is in the app config', () => {
  expect(appConfig(readBanner(JSON.stringify(banner))).banner).toEqual(banner);
  expect(readBanner('{"title":"World Cup","path":"/live"}')).toEqual({
    title: 'World Cup',
    path: '/live',
  });
});

test.each([
  undefined,
  '',
  'World Cup',
  '{"title":"World Cup"}',
  '{"title":"","path":"/live"}',
  '{"title":"Elsewhere","path":"https://elsewhere.example"}',
  '{"title":"Elsewhere","path":"//elsewhere.example"}',
])('%s is not read as a banner', (json) => {
  expect(readBanner(json)).toBeNull();
});
