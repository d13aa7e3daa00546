import { expect, test } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { deviceInfo } from './device-info.ts';
import { measuringOf, tagOf, tagOriginsOf, type MeasuringVariables } from './measuring.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const ALL: MeasuringVariables = {
  MONITORING_URL: 'https://collector.test',
  RECORDING_URL: 'https://recorder.test/in',
};

function measuredIn(
  country: string | null,
  {
    variables = ALL,
    choice,
    isRefused = false,
    agent = CHROME,
  }: {
    variables?: MeasuringVariables;
    choice?: string;
    isRefused?: boolean;
    agent?: string;
  } = {},
) {
  const visitor = { country, device: deviceInfo(agent), user: null };
  return measuringOf(variables, visitor, { choice, isRefused });
}

const BOTH = ['analytics', 'recording'];

test.each([
  ['es', [], true],
  ['br', [], true],
  [null, [], true],
  ['us', BOTH, false],
  ['mx', BOTH, false],
] as const)(
  'in %s the purposes allowed without a choice are %j, and the page asks: %s',
  (country, allowed, isAsked) => {
    expect(measuredIn(country)).toMatchObject({ purposes: BOTH, allowed, isAsked });
  },
);

test('a choice applies in every country, and the page does not ask again', () => {
  for (const country of ['es', 'us']) {
    expect(measuredIn(country, { choice: 'none' })).toMatchObject({ allowed: [], isAsked: false });
    expect(measuredIn(country, { choice: 'analytics' })).toMatchObject({
      allowed: ['analytics'],
      isAsked: false,
    });
  }
});

test('a browser with a refusal signal is not asked, and is measured once its visitor agrees', () => {
  for (const country of ['es', 'us'])
    expect(measuredIn(country, { isRefused: true })).toMatchObject({ allowed: [], isAsked: false });
  const chosen = measuredIn('us', { isRefused: true, choice: 'analytics' });
  expect(chosen.allowed).toEqual(['analytics']);
});

test.each([
  ['all', 'us', true],
  ['us, mx', 'US'.toLowerCase(), true],
  ['us, mx', 'es', false],
])(
  'where CONSENT_COUNTRIES is %j a visitor in %s is asked: %s',
  (CONSENT_COUNTRIES, country, isAsked) => {
    expect(measuredIn(country, { variables: { ...ALL, CONSENT_COUNTRIES } }).isAsked).toBe(isAsked);
  },
);

test('the page asks only about configured purposes, and never asks a bot', () => {
  expect(measuredIn('es', { variables: {} })).toMatchObject({ purposes: [], isAsked: false });
  const MONITORING_URL = 'https://collector.test';
  expect(measuredIn('es', { variables: { MONITORING_URL } }).purposes).toEqual(['analytics']);
  expect(measuredIn('es', { agent: BOT }).isAsked).toBe(false);
});

test('in development nothing is measured', () => {
  const variables = { ...ALL, TAG_ID: 'G-1', MONITORING_ENVIRONMENT: 'development' };
  expect(measuredIn('us', { variables })).toEqual({
    tag: null,
    recording: null,
    purposes: [],
    allowed: [],
    isAsked: false,
    mayIdentify: true,
  });
});

test.each([
  ['de', undefined, false],
  ['de', 'none', false],
  ['de', 'analytics', true],
  ['de', 'recording', true],
  [null, undefined, false],
  ['us', undefined, true],
  ['us', 'none', false],
] as const)(
  'in %s a browser whose visitor chose %s may store a device’s id: %s',
  (country, choice, may) => {
    expect(measuredIn(country, { ...(choice && { choice }) }).mayIdentify).toBe(may);
  },
);

test('where nothing is measured a country’s law still decides on a device’s id, and an unknown country allows it', () => {
  const ids = ['de', null, 'us'].map((country) => measuredIn(country, { variables: {} }));
  expect(ids.map(({ mayIdentify }) => mayIdentify)).toEqual([false, true, true]);
});

test('the tester list contains user ids, and the user is identified as the user id plus a product suffix', () => {
  const variables = { ...ALL, RECORDING_TESTERS: 'one, two' };
  const testers = ['two', 'three'].map(
    (userId) =>
      measuringOf(
        variables,
        { country: 'us', device: deviceInfo(CHROME), user: { userId } },
        { choice: undefined, isRefused: false },
      ).recording,
  );
  expect(testers).toMatchObject([
    { isTester: true, user: `two-${PRODUCT}` },
    { isTester: false, user: `three-${PRODUCT}` },
  ]);
  expect(measuredIn('us', { variables }).recording?.isTester).toBe(false);
});

test('a tag has its id in the script URL, and only its own origins', () => {
  expect(tagOf({ TAG_ID: 'G-1&x' })).toEqual({
    id: 'G-1&x',
    scriptUrl: 'https://www.googletagmanager.com/gtag/js?id=G-1%26x',
  });
  const variables = {
    TAG_ID: 'G-1',
    TAG_SCRIPT_URL: 'https://tags.test/a.js?v=2',
    TAG_ORIGINS: 'https://in.test',
  };
  expect(tagOf(variables)?.scriptUrl).toBe('https://tags.test/a.js?v=2&id=G-1');
  expect(tagOriginsOf(variables)).toEqual(['https://tags.test', 'https://in.test']);
  expect(tagOriginsOf({ ...variables, TAG_ID: '' })).toEqual([]);
  expect(tagOf({ TAG_ID: 'G-1', TAG_SCRIPT_URL: 'javascript:alert(1)' })).toBeNull();
});
