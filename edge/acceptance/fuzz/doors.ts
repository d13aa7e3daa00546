import * as fc from 'fast-check';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { pagePatterns } from '../../../web/e2e/page-addresses.ts';
import {
  catalogueCase,
  detailsCase,
  rawCase,
  runIngest,
  signatureCase,
  updatesCase,
} from './ingest.ts';
import { KEPT_MATCHES, KEPT_VISITS } from './kept-cases.ts';
import { runSocket, socketCase } from './sockets.ts';
import type { Trial } from './trial.ts';
import { upstreamCase } from './upstream-cases.ts';
import { callCase, pageCase, runVisit } from './visits.ts';

/** Runs a case on a product. Throws a `Fault`. */
export type CaseRun = (trial: Trial, number: number) => Promise<void>;

interface CheckOptions {
  seed: number;
  /** Drawn cases, after the kept ones. */
  cases: number;
  /** fast-check's path of the only case to run, or null. */
  path: string | null;
  timeLimitMs: number;
  verbose: boolean;
  /** Chooses a product and a number for a case. */
  attempt: (run: CaseRun) => Promise<void>;
}

export interface Failure {
  /** fast-check's path of the smallest failing case. */
  path: string;
  what: string;
  /** fast-check's report, with the case. */
  report: string;
}

/** A way into the product: a property that no case of its kind breaks. */
export interface Door {
  name: string;
  /** Its part of all cases, per cent. */
  share: number;
  /** Checks the property; returns the smallest failing case, or null. */
  check: (options: CheckOptions) => Promise<Failure | null>;
}

function door<Case>(
  name: string,
  share: number,
  cases: fc.Arbitrary<Case>,
  run: (trial: Trial, number: number, one: Case) => Promise<void>,
  kept: readonly Case[] = [],
): Door {
  return {
    name,
    share,
    check: async ({ seed, cases: drawn, path, timeLimitMs, verbose, attempt }) => {
      const property = fc.asyncProperty(cases, (one) =>
        attempt((trial, number) => run(trial, number, one)),
      );
      const details = await fc.check(property, {
        seed,
        numRuns: path === null ? kept.length + drawn : 1,
        ...(path !== null && { path }),
        examples: kept.map((one) => [one]),
        verbose,
        plugins: [fc.interruptAfterTimeLimit(timeLimitMs, { failOnInterrupt: true })],
      });
      if (!details.failed) return null;
      const what =
        details.interrupted && details.counterexample === null
          ? `interrupted after ${details.numRuns} cases`
          : messageOf(details.errorInstance);
      const report = (await fc.asyncDefaultReportMessage(details)) ?? '';
      return { path: details.counterexamplePath ?? '', what, report };
    },
  };
}

/** The slowest ones first: they begin first. */
export const DOORS: readonly Door[] = [
  door('updates', 26, updatesCase, runIngest, KEPT_MATCHES),
  door('page', 24, pageCase(await pagePatterns()), visit, KEPT_VISITS),
  door('catalogue', 7, catalogueCase, runIngest),
  door('details', 7, detailsCase, runIngest),
  door('upstream', 7, upstreamCase, async ({ upstream }, _number, one) =>
    (await upstream.get()).run(one),
  ),
  door('raw', 8, rawCase, runIngest),
  door('call', 12, callCase, visit),
  door('socket', 7, socketCase, async ({ client }, _number, one) => runSocket(client, one)),
  door('signature', 2, signatureCase, runIngest),
];

async function visit({ client }: Trial, number: number, one: Parameters<typeof runVisit>[2]) {
  return runVisit(client, number, one);
}
