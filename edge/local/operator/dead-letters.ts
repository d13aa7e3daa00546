import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { letterSchema, lettersSchema, type Letter } from '../../operator/letter.ts';
import { runCommand, StartError, UsageError } from '../command.ts';
import {
  CLIENT_HELP,
  CLIENT_OPTIONS,
  createOperatorClient,
  type OperatorClient,
} from './client.ts';

const HELP = `Usage: npm run deadletters -- list|show ID|replay ID|replay --all|drop ID [options]

Shows states that the database refused, and what became of them. They are also tried again
every five minutes, each with the newest state of its room.

  list           the newest 200: id, match, last try, number of tries and error
  show ID        one of them as JSON, with its message
  replay ID      tries it now; --all tries every listed one
  drop ID        ends its tries; the room still reports what the database lacks
${CLIENT_HELP}`;

const NOTHING = v.object({});

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, ...CLIENT_OPTIONS },
  });
  const [command = '', id, ...more] = positionals;
  const needsId = command !== 'list' && !(command === 'replay' && values.all);
  if (!['list', 'show', 'replay', 'drop'].includes(command))
    throw new UsageError('give list, show, replay or drop');
  if (needsId !== (id !== undefined) || more.length > 0)
    throw new UsageError(`${command} takes ${needsId ? 'the id of one letter' : 'no id'}`);
  const client = await createOperatorClient(values);
  if (command === 'list') await list(client);
  else if (command === 'show')
    console.log(JSON.stringify(await client.call('GET', pathOf(id), letterSchema), null, 2));
  else if (command === 'drop') await client.call('DELETE', pathOf(id), NOTHING);
  else if (id === undefined) await replayAll(client);
  else await client.call('POST', pathOf(id), NOTHING);
});

function pathOf(id = ''): string {
  return `dead-letters/${encodeURIComponent(id)}`;
}

async function list(client: OperatorClient): Promise<void> {
  const { letters, total } = await client.call('GET', 'dead-letters', lettersSchema);
  for (const letter of letters) console.log(lineOf(letter));
  console.log(total === 1 ? '1 dead letter' : `${total} dead letters`);
}

function lineOf({ id, matchId, lastAt, tries, error }: Letter): string {
  const [reason = ''] = error.split('\n');
  return [id, matchId ?? '(no match)', new Date(lastAt).toISOString(), tries, reason].join('\t');
}

/** Replays all listed letters. Goes on after a failure, and throws at the end if any failed. */
async function replayAll(client: OperatorClient): Promise<void> {
  const { letters } = await client.call('GET', 'dead-letters', lettersSchema);
  const done = new Set<string>();
  let failed = 0;
  for (const { id, matchId } of letters) {
    // The first successful replay of a match removes all its letters.
    if (matchId !== null && done.has(matchId)) continue;
    try {
      await client.call('POST', pathOf(id), NOTHING);
      if (matchId !== null) done.add(matchId);
    } catch (error) {
      failed += 1;
      console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${letters.length - failed} of ${letters.length} done`);
  if (failed > 0) throw new StartError(`${failed} failed again.`);
}
