import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { repeatUntilAborted } from './sleep.ts';

/** Interval of signs of life, ms. Supervisors wait several times as long. */
const EVERY = 15_000;

/**
 * Shows a supervisor that this process works, until the signal aborts: writes the file that FEED_ALIVE
 * names, and notifies systemd's watchdog.
 */
export async function showAlive(
  { FEED_ALIVE, NOTIFY_SOCKET }: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
  every = EVERY,
): Promise<void> {
  const show = async () => {
    if (FEED_ALIVE) await writeFile(FEED_ALIVE, new Date().toISOString()).catch(() => {});
    // Node has no datagram sockets of this kind.
    if (NOTIFY_SOCKET) await once(spawn('systemd-notify', ['WATCHDOG=1']), 'close').catch(() => {});
    return true;
  };
  if (!FEED_ALIVE && !NOTIFY_SOCKET) return;
  await show();
  await repeatUntilAborted(every, signal, show);
}
