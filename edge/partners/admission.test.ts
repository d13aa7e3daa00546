import { expect, it } from 'vitest';
import { admissionOf, type Policy } from './admission.ts';

const HOUR: Policy = { name: 'hour', quota: 3, windowMs: 3_600_000 };
const DAY: Policy = { name: 'day', quota: 10, windowMs: 86_400_000 };
/** 23:50:00.5 of a day. */
const NOW = 86_400_000 - 600_000 + 500;

it('an admitted request counts in what is left of each policy, with the seconds until it is whole', () => {
  const counted = [
    { policy: HOUR, used: 1 },
    { policy: DAY, used: 4 },
  ];
  expect(admissionOf(counted, NOW)).toEqual({
    isAdmitted: true,
    retryAfter: 0,
    headers: {
      'ratelimit-policy': '"hour";q=3;w=3600, "day";q=10;w=86400',
      ratelimit: '"hour";r=1;t=600, "day";r=5;t=600',
    },
  });
});

it('a request is refused until the last of the spent windows is over', () => {
  const at = 86_400_000 - 7_200_000;
  const spent = [
    { policy: HOUR, used: 3 },
    { policy: DAY, used: 12 },
  ];
  expect(admissionOf(spent, at)).toMatchObject({
    isAdmitted: false,
    retryAfter: 7_200,
    headers: { ratelimit: '"hour";r=0;t=3600, "day";r=0;t=7200' },
  });
  const half = [
    { policy: HOUR, used: 3 },
    { policy: DAY, used: 4 },
  ];
  expect(admissionOf(half, at)).toMatchObject({
    isAdmitted: false,
    retryAfter: 3_600,
    headers: { ratelimit: '"hour";r=0;t=3600, "day";r=6;t=7200' },
  });
});
