import { readJob } from '../hashing/machine.ts';
import { scrypt } from '../hashing/scrypt.ts';

/* Derives the keys of passwords in a separate process. `answer-key.ts` sends one job at a time. */
process.on('message', async (job) => {
  process.send?.([...(await scrypt(readJob(job)))]);
});
// Ctrl-C reaches this process too, but the product still needs it while it shuts down.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
