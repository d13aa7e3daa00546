import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../command.ts';
import { CLIENT_HELP, CLIENT_OPTIONS, createOperatorClient } from './client.ts';
import { takeBackup } from './take-backup.ts';

const HELP = `Usage: npm run backup -- --to DIR [options]

Writes all that the product stores into a new folder: database, rooms and pictures.
It holds personal data: keep it as you keep the product's secrets, for 30 days at most.

  --to DIR       folder of the backup, missing or empty
${CLIENT_HELP}`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, ...CLIENT_OPTIONS } });
  if (!values.to) throw new UsageError('--to takes the folder of the backup');
  const folder = resolve(values.to);
  const client = await createOperatorClient(values);
  await takeBackup({ client, folder, progress: (message) => console.error(message) });
  console.log(folder);
});
