import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { answerHelp } from '../../.ci/help.ts';
import { currentContract, incompatible, unnamed } from '../docs/contract.ts';
import { PROJECT } from './project.ts';

answerHelp(`Usage: npm run tool -- store-contract

Stores the contract of calls, ingest and sockets in edge/docs/contract.json. Refuses
while docs/api-changes.md does not name each change that may break a client.`);

const STORED = join(PROJECT, 'edge/docs/contract.json');
const CHANGES = join(PROJECT, 'docs/api-changes.md');

const contractSchema = v.record(v.string(), v.unknown());
const before = v.parse(contractSchema, JSON.parse(await readFile(STORED, 'utf8')));
const after = currentContract();
const missing = unnamed(incompatible(before, after), await readFile(CHANGES, 'utf8'));
if (missing.length > 0) {
  console.error(`Name these in the first section of docs/api-changes.md: ${missing.join(', ')}`);
  process.exitCode = 1;
} else {
  const lines = Object.entries(after).map(
    ([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`,
  );
  await writeFile(STORED, `{\n${lines.join(',\n')}\n}\n`);
}
