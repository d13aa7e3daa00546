import { answerHelp } from '../../.ci/help.ts';
import { makeIngestSecret, makePrivateKey, makeRandomSecret } from './secret.ts';

answerHelp(`Usage: npm run tool -- keys

Prints an INGEST_SECRET, a SESSION_SECRET, an ENCRYPTION_KEY, a VAPID_KEY, an
EDGE_KEY, a METRICS_TOKEN and an OPERATOR_TOKEN for a product that is deployed, new ones
each time.
Nothing is stored.`);

console.log(`INGEST_SECRET=${makeIngestSecret()}
SESSION_SECRET=${makeRandomSecret()}
ENCRYPTION_KEY=${makePrivateKey()}
VAPID_KEY=${makePrivateKey()}
EDGE_KEY=${makeRandomSecret()}
METRICS_TOKEN=${makeRandomSecret()}
OPERATOR_TOKEN=${makeRandomSecret()}`);
