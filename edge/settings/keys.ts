import { ingestSecret, localKey, privateKey, randomKey } from './kinds.ts';
import type { Settings } from './setting.ts';

/** The product's own keys: `npm run tool -- keys` makes them. */
export const KEYS = {
  INGEST_SECRET: {
    kind: ingestSecret,
    meaning: 'verifies signed feeds',
    default: 'none: every feed is refused with 503',
    isSecret: true,
  },
  SESSION_SECRET: {
    kind: randomKey,
    meaning:
      'signs access tokens and addresses of cards, and hashes what is counted and codes that are sent',
    default: "none: nobody signs in, and shared matches show the brand's picture",
    isSecret: true,
  },
  ENCRYPTION_KEY: {
    kind: privateKey,
    meaning: 'decrypts bodies with passwords',
    default: 'none: nobody signs in',
    isSecret: true,
  },
  VAPID_KEY: {
    kind: privateKey,
    meaning:
      'signs alerts to browsers without an open page ([how](runbook.md#replace-a-secret)); browsers subscribe ' +
      'with the first',
    default: 'none: alerts only on open pages',
    isSecret: true,
  },
  EDGE_KEY: {
    kind: randomKey,
    meaning:
      "proves to an API in another process that the edge sent the visitor's location " +
      '([how](accounts.md#an-api-of-your-own)); the same on both sides',
    default:
      'none: that API locates nobody, and all visitors of such edges share the limits of one network, or a hundred times those if that API has no key either',
    isSecret: true,
  },
  METRICS_TOKEN: {
    kind: randomKey,
    meaning: 'opens `/metrics` as a bearer token, and lets rooms report ([how](runbook.md#set-up))',
    default: 'none, or a shorter one: no `/metrics`, and `/readyz` knows no feeds',
    isSecret: true,
  },
  OPERATOR_TOKEN: {
    kind: randomKey,
    meaning:
      'opens `/operator` as a bearer token, for backups and dead letters ([how](runbook.md#back-up)): ' +
      'it reads all personal data',
    default: 'none, or a shorter one: no `/operator`',
    isSecret: true,
  },
  OPS_PASSWORD: {
    kind: localKey,
    meaning: 'opens `/ops` where the product runs locally',
    default: 'none: no password opens it',
    isSecret: true,
    isLocal: true,
  },
} as const satisfies Settings;
