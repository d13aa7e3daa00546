/* `spawnScript` has Node load this before a script. A script must not outlive the process that started it. */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
