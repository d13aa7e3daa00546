import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { PROJECT } from './project.ts';
import { makeIngestSecret } from './secret.ts';

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'the rooms alone leave nobody on their port, ended by %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'rooms-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const rooms = spawn(
      process.execPath,
      [join(PROJECT, '.ci/tool.ts'), 'rooms', '--port', '0', '--persist', folder],
      {
        cwd: PROJECT,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, INGEST_SECRET: makeIngestSecret() },
      },
    );
    onTestFinished(() => void rooms.kill('SIGKILL'));
    const lines = createInterface({ input: rooms.stdout });
    const port = await new Promise<string>((resolve) => {
      lines.on('line', (line) => {
        const [, found] = /Ready on http:\S+?:(\d+)/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const ended = once(lines, 'close');
    rooms.kill(signal);
    await ended;
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}/`).catch(() => 'refused'))
      .toBe('refused');
  },
);
