import { runFeed } from './feed.ts';

const controller = new AbortController();

// The first Ctrl-C ends in good order, with counts; the second at once.
process.on('SIGINT', () => {
  if (controller.signal.aborted) process.exit(130);
  controller.abort();
});
process.on('SIGTERM', () => controller.abort());

/** How long what is still open may keep the process once its command has ended, ms. */
const GRACE = 500;

process.exitCode = await runFeed(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: controller.signal,
  // To who started it as a part of its own, if anyone did.
  onFirstAnswer: () => process.send?.('answered'),
});

// A request that nobody waits for any more, such as the simulator's to a server that hangs.
setTimeout(() => process.exit(), GRACE).unref();
