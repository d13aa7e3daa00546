import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PROJECT } from '../local/project.ts';

export interface Child {
  /** The first line that matched, as `pattern` captured it. */
  found: string;
  stop(): Promise<void>;
}

/** Starts a script in a separate process; resolves when it prints a matching line. */
export async function startChild(
  args: readonly string[],
  pattern: RegExp,
  env: Record<string, string> = {},
): Promise<Child> {
  const child = spawn(process.execPath, [...args], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const found = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = pattern.exec(line)?.[1];
      if (match !== undefined) resolve(match);
    });
    child.once('exit', () => reject(new Error(`${args[0] ?? ''} ended too early`)));
  });
  return {
    found,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
