import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A handful of routes: asking the server for each as its links appear costs more than knowing them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
