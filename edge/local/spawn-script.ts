import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

const EXIT_WITH_PARENT = join(PROJECT, 'edge/local/exit-with-parent.ts');

export interface ScriptOptions {
  /** The first three streams. */
  stdio: readonly ('ignore' | 'inherit' | 'pipe')[];
  env?: NodeJS.ProcessEnv;
}

/** Starts a Node script in the project's folder. It ends with this process, even if that is killed. */
export function spawnScript(
  args: readonly string[],
  { stdio, env = {} }: ScriptOptions,
): ChildProcess {
  const streams: StdioOptions = [...stdio, 'ipc'];
  return spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: PROJECT,
    stdio: streams,
    env: { ...process.env, ...env },
  });
}
