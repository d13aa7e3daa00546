import { expect, test } from 'vitest';
import type { MonitoringEnvironment } from '../../../edge/contracts/monitoring.ts';
import { monitoringPlan } from './monitoring-plan.ts';

const visitor = { isCrawler: false, platform: 'pc' } as const;

function planIn(
  environment: MonitoringEnvironment,
  random: number,
  who: Partial<Parameters<typeof monitoringPlan>[1]> = {},
) {
  const setting = { collectUrl: 'https://a.test/collect', environment };
  return monitoringPlan(setting, { ...visitor, ...who }, random);
}

test.each([
  ['production', 0.00009, true],
  ['production', 0.0001, false],
  ['uat', 0.999, true],
  ['development', 0, false],
] as const)(
  'web-vitals are sampled at 100 %% in uat, 0.01 %% in production, none in development: in %s a draw of %d sends them: %s',
  (environment, random, sends) => {
    expect(planIn(environment, random).sendsWebVitals).toBe(sends);
  },
);

test('web-vitals are never sent inside the Android app', () => {
  expect(planIn('uat', 0, { platform: 'android' }).sendsWebVitals).toBe(false);
});

test('session sampling is 0 for known bots, otherwise 1', () => {
  expect(planIn('production', 0).sessionSampling).toBe(1);
  expect(planIn('production', 0, { isCrawler: true }).sessionSampling).toBe(0);
});
