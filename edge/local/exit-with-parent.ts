/*
 * Node loads this into a feed's process before the feed's own code (`--import`). A feed must not outlive the
 * server that started it, even if that was killed.
 */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
