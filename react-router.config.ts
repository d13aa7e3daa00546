import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Few routes: requesting each from the server as its links appear costs more than shipping all.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
