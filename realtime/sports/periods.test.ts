import { expect, test } from 'vitest';
import { DECISIONS, MATCH_STATUSES } from './match-status.ts';
import { hasMatchStatus } from './periods.ts';
import { SPORTS } from './registry.ts';
import type { SportKey } from './sport.ts';

/** Without 'Not start', 'Break', 'Ended' and the decisions, which every sport has. */
const OWN: [SportKey, string][] = [
  ['football', 'H1 HT H2 ET1 ETHT ET2 PEN AET AP'],
  ['handball', 'H1 HT H2 ET1 ETHT ET2 PEN AET AP'],
  ['basketball', 'H1 HT H2 Q1 Q2 Q3 Q4 OT OT2 OT3 OT4 OT5 OT6 AET'],
  ['american-football', 'HT Q1 Q2 Q3 Q4 OT OT2 OT3 OT4 OT5 OT6 AET'],
  ['tennis', 'S1 S2 S3 S4 S5'],
  ['volleyball', 'S1 S2 S3 S4 S5'],
  ['beach-volley', 'S1 S2 S3'],
  ['badminton', 'S1 S2 S3'],
  ['table-tennis', 'S1 S2 S3 S4 S5 S6 S7'],
  ['baseball', 'I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17 I18 I19 I20 AET'],
];

test.each(OWN)('%s has the match statuses %s', (key, own) => {
  const { periods } = SPORTS[key];
  const having = MATCH_STATUSES.filter((status) => hasMatchStatus(periods, status));
  const all = ['Not start', 'Break', 'Ended', ...DECISIONS, ...own.split(' ')];
  expect(new Set(having)).toEqual(new Set(all));
});
