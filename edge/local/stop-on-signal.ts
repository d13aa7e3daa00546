/** The first signal stops everything in good order, a second one at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.error('Stopping …');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Miniflare's own listeners exit at once; what they would do, `stop` does.
    process.removeAllListeners(signal);
    process.on(signal, () => void onSignal());
  }
}
