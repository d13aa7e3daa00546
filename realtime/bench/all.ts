import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { answerHelp } from '../../.ci/help.ts';

answerHelp(`Usage: npm run bench -- [options]

Runs every benchmark, one after the other.

  --json  print one JSON object of their figures
  --help  print this`);

const PREFIX = 'bench:';
const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { scripts } = v.parse(
  packageSchema,
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
);
const names = Object.keys(scripts).filter((name) => name.startsWith(PREFIX));

const figures: Record<string, unknown> = {};
for (const name of names) {
  const { ok, output } = await run(name, values.json);
  if (!ok) {
    console.error(`${name} failed.`);
    process.exitCode = 1;
  } else if (values.json) figures[name.slice(PREFIX.length)] = JSON.parse(output);
  else console.log(`${output}\n`);
}
if (values.json) console.log(JSON.stringify(figures));

/** Runs one benchmark: shows its progress, returns its outcome. */
async function run(name: string, json: boolean): Promise<{ ok: boolean; output: string }> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...(json ? ['--json'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { ok: code === 0, output };
}
