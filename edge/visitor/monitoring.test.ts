import { expect, it } from 'vitest';
import { monitoringOf } from './monitoring.ts';

it.each(['https://collector.test', 'https://collector.test/'])(
  'monitoring data goes to path /collect of %s',
  (url) => {
    expect(monitoringOf({ MONITORING_URL: url, MONITORING_ENVIRONMENT: 'uat' })).toEqual({
      collectUrl: 'https://collector.test/collect',
      environment: 'uat',
    });
  },
);

it.each([undefined, '', 'collector', 'ftp://collector.test', 'https://'])(
  'has no collector at %j',
  (url) => {
    expect(monitoringOf(url === undefined ? {} : { MONITORING_URL: url })).toBeUndefined();
  },
);

it('takes an unknown environment for production', () => {
  const setting = monitoringOf({ MONITORING_URL: 'https://a.test', MONITORING_ENVIRONMENT: 'x' });
  expect(setting?.environment).toBe('production');
});

it('names the collector as a header can hold it', () => {
  const setting = monitoringOf({ MONITORING_URL: 'https://bücher.test/a b\n/ü?key=1#x' });
  expect(setting?.collectUrl).toBe('https://xn--bcher-kva.test/a%20b/%C3%BC/collect');
});
