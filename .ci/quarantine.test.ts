import { expect, test } from 'vitest';
import { quarantined, quarantinedIn } from './quarantine.ts';

test('journeys in quarantine are named with their line and day', () => {
  const source = `
test('a goal is seen @core', async () => {});
test('a star is kept @core @quarantine 2026-11-29', async () => {});
test(
  \`an alert in \${language} @quarantine 2026-11-30\`,
`;
  expect(quarantinedIn(source)).toEqual([
    '3: a star is kept @core @quarantine 2026-11-29',
    '5: an alert in ${language} @quarantine 2026-11-30',
  ]);
});

test('a journey in quarantine without its day is a fault', () => {
  expect(() => quarantinedIn("test('a goal is seen @quarantine', play);")).toThrow(
    'line 1: write the day after @quarantine, such as @quarantine 2026-11-29',
  );
});

test('at most ten journeys are in quarantine', async () => {
  expect((await quarantined()).length).toBeLessThanOrEqual(10);
});
