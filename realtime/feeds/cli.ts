import { runFeed } from './feed.ts';

const controller = new AbortController();

// The first Ctrl-C ends in good order, with counts; the second at once.
process.on('SIGINT', () => {
  if (controller.signal.aborted) process.exit(130);
  controller.abort();
});
process.on('SIGTERM', () => controller.abort());

process.exitCode = await runFeed(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: controller.signal,
  // To who started it as a part of its own, if anyone did.
  onFirstAnswer: () => process.send?.('answered'),
});
