import { defineConfig } from 'vite';

/** Bundles the feed CLI, with all that it imports, into one file: build/feed/feed.js. */
export default defineConfig({
  ssr: { target: 'node', noExternal: true },
  build: {
    ssr: 'realtime/feeds/cli.ts',
    outDir: 'build/feed',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'feed.js', codeSplitting: false } },
  },
});
