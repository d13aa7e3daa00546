/*
 * Loaded into a feed's process before its own code (`node --import`). A feed
 * must not outlive the server that started it, even one that was killed.
 */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
