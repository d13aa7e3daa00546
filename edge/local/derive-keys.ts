import { readJob } from '../hashing/machine.ts';
import { scrypt } from '../hashing/scrypt.ts';

/* Derives the keys of passwords in a separate process. `answer-key.ts` sends one job at a time. */
process.on('message', async (job) => {
  process.send?.([...(await scrypt(readJob(job)))]);
});
// Ctrl-C reaches this process too, which still works while the product shuts down.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
