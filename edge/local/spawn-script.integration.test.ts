import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { PROJECT } from './project.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const;
/** A script that outlives every signal that it may, and prints a line as it starts. */
const CHILD = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  setInterval(() => {}, 60_000);
  console.log('child runs');`;

/** Starts a script from `code`, whose child shares its output. */
async function startParent(code: string, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'spawn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'child.js'), CHILD);
  const args = ['--input-type=module', '--eval', code];
  return startCommand(process.execPath, args, { CHILD: join(folder, 'child.js'), ...env });
}

/** Starts a command and waits for its first line. */
async function startCommand(command: string, args: string[], env: Record<string, string>) {
  const parent = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => {
    parent.kill('SIGKILL');
    parent.stdout.destroy();
  });
  const lines = createInterface({ input: parent.stdout });
  const [line] = await once(lines, 'line');
  return {
    parent,
    line,
    /** Resolves when nobody has the output any more. */
    ended: once(lines, 'close'),
  };
}

it.each(SIGNALS)('a script ends with the process that started it, at %s', async (signal) => {
  const { parent, line, ended } = await startParent(`
    import { spawnScript } from ${JSON.stringify(join(PROJECT, 'edge/local/spawn-script.ts'))};
    spawnScript([process.env.CHILD], { stdio: ['ignore', 'inherit', 'inherit'] });
    setInterval(() => {}, 60_000);`);
  expect(line).toBe('child runs');
  parent.kill(signal);
  await expect(ended).resolves.toEqual([]);
});

it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a command ends with the script that runs it, at %s',
  async (signal) => {
    const { parent, line, ended } = await startParent(`
      import { spawn } from 'node:child_process';
      import { endWith } from ${JSON.stringify(join(PROJECT, '.ci/end-with.ts'))};
      endWith(spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'inherit'] }));
      console.log('child runs');`);
    expect(line).toBe('child runs');
    parent.kill(signal);
    await expect(ended).resolves.toEqual([]);
  },
);

it('a script of npm ends with the shell that npm runs it by', async () => {
  const CODE = `
    import { endWithShell } from ${JSON.stringify(join(PROJECT, '.ci/end-with.ts'))};
    endWithShell();
    setInterval(() => {}, 60_000);
    console.log('child runs');`;
  const { parent, line, ended } = await startCommand(
    'sh',
    ['-c', '"$NODE" --input-type=module --eval "$CODE"; exit'],
    { NODE: process.execPath, CODE, npm_lifecycle_event: 'start' },
  );
  expect(line).toBe('child runs');
  parent.kill('SIGTERM');
  await expect(ended).resolves.toEqual([]);
});

it.runIf(process.platform === 'linux')(
  'the Worker’s process ends with the process that started it, even if that is killed',
  async () => {
    const { parent, line, ended } = await startParent(
      `
      import { spawn } from 'node:child_process';
      const script = ${JSON.stringify(join(PROJECT, 'edge/local/workerd.sh'))};
      spawn(script, [process.env.CHILD], { stdio: ['ignore', 'inherit', 'inherit'] });
      setInterval(() => {}, 60_000);`,
      { WORKERD: process.execPath },
    );
    expect(line).toBe('child runs');
    parent.kill('SIGKILL');
    await expect(ended).resolves.toEqual([]);
  },
);
