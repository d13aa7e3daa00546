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
  'has no collector for the URL %j',
  (url) => {
    expect(monitoringOf(url === undefined ? {} : { MONITORING_URL: url })).toBeUndefined();
  },
);

it('treats an unknown environment as production', () => {
  const setting = monitoringOf({ MONITORING_URL: 'https://a.test', MONITORING_ENVIRONMENT: 'x' });
  expect(setting?.environment).toBe('production');
});

it('encodes the collector URL for use in a header', () => {
  const setting = monitoringOf({ MONITORING_URL: 'https://bücher.test/a b\n/ü?key=1#x' });
  expect(setting?.collectUrl).toBe('https://xn--bcher-kva.test/a%20b/%C3%BC/collect');
});
