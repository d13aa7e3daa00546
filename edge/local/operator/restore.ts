import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../command.ts';
import { CLIENT_HELP, CLIENT_OPTIONS, createOperatorClient } from './client.ts';
import { restoreBackup, undoBrokenRestore } from './restore-backup.ts';

const HELP = `Usage: npm run restore -- --from DIR [options]

Restores a backup into an empty product without a feed. It checks the whole backup
before it writes anything; if writing fails, it empties the product again.

  --from DIR     folder of the backup
  --undo         empties a product in which a restore broke off, such as one that was killed
${CLIENT_HELP}`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, undo: { type: 'boolean' }, ...CLIENT_OPTIONS },
  });
  if ((values.from === undefined) === (values.undo !== true))
    throw new UsageError('give --from with the folder of a backup, or --undo');
  const client = await createOperatorClient(values);
  const progress = (message: string) => console.error(message);
  if (values.from !== undefined) {
    await restoreBackup({ client, folder: resolve(values.from), progress });
    console.log('Restored.');
  } else
    console.log(
      (await undoBrokenRestore(client)) ? 'The product is empty again.' : 'No restore broke off.',
    );
});
