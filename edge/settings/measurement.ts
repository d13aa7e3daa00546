import { isMonitoringEnvironment } from '../visitor/monitoring.ts';
import { address, anything, credential, factor, onOrOff, origins } from './kinds.ts';
import type { Kind, Settings } from './setting.ts';

const label: Kind = {
  takes: 'a label',
  check: (value) =>
    isMonitoringEnvironment(value) ? null : 'takes production, uat or development',
};

export const MEASUREMENT = {
  MONITORING_URL: {
    kind: address,
    meaning: 'a Grafana Faro collector ([how](monitoring.md)); `/collect` is added',
    default: 'none',
  },
  MONITORING_ENVIRONMENT: {
    kind: label,
    meaning:
      'label and sampling of reports: `production`, `uat` or `development`, which sends none',
    default: '`production`',
  },
  TAG_ID: {
    kind: credential,
    meaning: "a tag manager's tag",
    default: 'none',
  },
  TAG_SCRIPT_URL: {
    kind: address,
    meaning: 'its script',
    default: "Google's",
  },
  TAG_ORIGINS: {
    kind: origins,
    meaning: 'more origins that it may contact',
    default: 'none',
  },
  RECORDING_URL: {
    kind: address,
    meaning: 'full address that receives recordings of visits',
    default: 'none: no recordings',
  },
  RECORDING_TESTERS: {
    kind: { ...anything, takes: 'ids' },
    meaning: 'accounts whose visits are always recorded',
    default: 'none',
  },
  TEST_MODE: {
    kind: onOrOff,
    meaning:
      "`1`: a tester's cookie `country-code` overrides the located country, `?lang=en-XA` is a " +
      'language, and `/test` shows the known facts of a visitor',
    default: 'off',
  },
  TIME_SCALE: {
    kind: factor,
    meaning:
      "factor of the product's own time limits, so that tests pass on a busy machine; only with " +
      '`TEST_MODE`, and in no deployment',
    default: '1',
    isForTests: (value) => value !== '1',
  },
  CHEAP_HASHES: {
    kind: onOrOff,
    meaning:
      '`1` gives new passwords a hash that is quick to make, and to guess; only with `TEST_MODE`, ' +
      'and in no deployment',
    default: 'off',
    isForTests: (value) => value === '1',
  },
  LOCAL: {
    kind: onOrOff,
    meaning:
      'only of `npm start`: `0` makes it send codes as a deployed product does, and shows none at ' +
      '`/dev/outbox`',
    default: '`1` there',
    isLocal: true,
  },
} as const satisfies Settings;
