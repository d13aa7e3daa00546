import { makePrivateKey, makeIngestSecret, makeRandomSecret } from '../local/secret.ts';

const generated = () => ({
  INGEST_SECRET: makeIngestSecret(),
  SESSION_SECRET: makeRandomSecret(),
  ENCRYPTION_KEY: makePrivateKey(),
  METRICS_TOKEN: makeRandomSecret(),
});
export type Secrets = ReturnType<typeof generated>;
export const [OLD, NEW] = [generated(), generated()];

const two = (first: Secrets, second: Secrets): Secrets => ({
  INGEST_SECRET: `${first.INGEST_SECRET} ${second.INGEST_SECRET}`,
  SESSION_SECRET: `${first.SESSION_SECRET} ${second.SESSION_SECRET}`,
  ENCRYPTION_KEY: `${first.ENCRYPTION_KEY} ${second.ENCRYPTION_KEY}`,
  METRICS_TOKEN: `${first.METRICS_TOKEN} ${second.METRICS_TOKEN}`,
});
const [BOTH, TURNED] = [two(OLD, NEW), two(NEW, OLD)];

/**
 * The walk of docs/runbook.md: the versions that serve, and what feeds and Prometheus use. While the platform
 * replaces a version, two serve. api-app.worker.test.ts has the key of an edge.
 */
export const WALK: { versions: Secrets[]; used: Secrets }[] = [
  { versions: [OLD], used: OLD },
  { versions: [OLD, BOTH], used: OLD },
  { versions: [BOTH], used: OLD },
  { versions: [BOTH, TURNED], used: OLD },
  { versions: [TURNED], used: NEW },
  { versions: [TURNED, NEW], used: NEW },
  { versions: [NEW], used: NEW },
];
