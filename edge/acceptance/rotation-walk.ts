import { makePrivateKey, makeIngestSecret, makeRandomSecret } from '../local/secret.ts';

const generated = () => ({
  INGEST_SECRET: makeIngestSecret(),
  SESSION_SECRET: makeRandomSecret(),
  ENCRYPTION_KEY: makePrivateKey(),
  METRICS_TOKEN: makeRandomSecret(),
  EDGE_KEY: makeRandomSecret(),
});
export type Secrets = ReturnType<typeof generated>;
export const [OLD, NEW] = [generated(), generated()];

const two = (first: Secrets, second: Secrets): Secrets => ({
  INGEST_SECRET: `${first.INGEST_SECRET} ${second.INGEST_SECRET}`,
  SESSION_SECRET: `${first.SESSION_SECRET} ${second.SESSION_SECRET}`,
  ENCRYPTION_KEY: `${first.ENCRYPTION_KEY} ${second.ENCRYPTION_KEY}`,
  METRICS_TOKEN: `${first.METRICS_TOKEN} ${second.METRICS_TOKEN}`,
  EDGE_KEY: `${first.EDGE_KEY} ${second.EDGE_KEY}`,
});
const [BOTH, TURNED] = [two(OLD, NEW), two(NEW, OLD)];

/**
 * The walk of docs/runbook.md, for all secrets: the versions that serve, and what feeds, Prometheus
 * and the edge use. While the platform replaces a version, two serve.
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
