import { readJob } from '../hashing/machine.ts';
import { scrypt } from '../hashing/scrypt.ts';

/*
 * A process that derives the keys of passwords for `answer-key.ts`, which sends it one job at a time.
 */
process.on('message', async (job) => {
  process.send?.([...(await scrypt(readJob(job)))]);
});
// Ctrl-C ends the product, and with it this process.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
