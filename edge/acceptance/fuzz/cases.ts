import * as fc from 'fast-check';
import { pageAddresses } from '../../../web/e2e/page-addresses.ts';
import type { FuzzCase, Kind } from './fuzz-case.ts';
import { catalogueCase, detailsCase, rawCase, signatureCase, updatesCase } from './ingest-cases.ts';
import { KEPT_CASES } from './kept-cases.ts';
import { socketCase } from './socket-cases.ts';
import { upstreamCase } from './upstream-cases.ts';
import { callCase, pageCase } from './visit-cases.ts';

const of = <K extends Kind, Content>(kind: K, content: fc.Arbitrary<Content>, weight: number) => ({
  weight,
  arbitrary: content.map((one) => ({ kind, ...one })),
});

function anyCase(patterns: readonly string[]): fc.Arbitrary<FuzzCase> {
  return fc.oneof(
    of('updates', updatesCase, 26),
    of('catalogue', catalogueCase, 7),
    of('details', detailsCase, 7),
    of('raw', rawCase, 8),
    of('signature', signatureCase, 2),
    of('page', pageCase(patterns), 24),
    of('call', callCase, 12),
    of('socket', socketCase, 7),
    of('upstream', upstreamCase, 7),
  );
}

/** Generates every case, over all addresses of the route table. */
export async function allCases(): Promise<fc.Arbitrary<FuzzCase>> {
  const values = {
    matchId: 'm',
    leagueId: 'l',
    teamId: 't',
    playerId: 'p',
    articleId: 'a',
    videoId: 'a',
    playlistId: 'a',
    slipId: 'W10',
    slug: 's',
    betRadarId: 'sr:sport:1',
    provider: 'google',
    type: 'team',
    sport: 's',
    section: 's',
    name: 'n',
  };
  return anyCase((await pageAddresses(values)).map(({ pattern }) => pattern));
}

/** Draws a case by number: kept ones first, then the same for a given seed and day. */
export async function drawer(seed: number): Promise<(number: number) => FuzzCase> {
  const cases = await allCases();
  return (number) => {
    const kept = KEPT_CASES[number];
    if (kept) return kept;
    const [one] = fc.sample(cases, { seed: seedOf(seed, number), numRuns: 1 });
    if (!one) throw new Error('No case was drawn');
    return one;
  };
}

/** A separate seed per case: one can be drawn without those before it. */
export function seedOf(seed: number, number: number): number {
  return Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) ^ Math.imul(number + 1, 0xc2_b2_ae_35);
}
