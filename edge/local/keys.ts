import { answerHelp } from '../../.ci/help.ts';
import { makeEncryptionKey, makeRandomSecret } from './secret.ts';

answerHelp(`Usage: npm run tool -- keys

Prints a SESSION_SECRET, an ENCRYPTION_KEY and an EDGE_KEY for a product that is
deployed, new ones each time. Nothing is stored.`);

console.log(`SESSION_SECRET=${makeRandomSecret()}
ENCRYPTION_KEY=${makeEncryptionKey()}
EDGE_KEY=${makeRandomSecret()}`);
