import { join } from 'node:path';
import { build, createServer } from 'vite';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import { browserFiles, concernsData } from './worker-bundle.ts';

it('data of pages wait for loaders and what these use, but not for a component or style', () => {
  const sources = [
    'routes/home.tsx',
    'root.tsx',
    'home/load-home.ts',
    'layouts/footer.tsx',
    'ui/base.css',
  ];
  const awaited = sources.filter((source) => concernsData(`/project/web/${source}`));
  expect(awaited).toEqual(['routes/home.tsx', 'root.tsx', 'home/load-home.ts']);
  expect(concernsData('/project/edge/app.ts')).toBe(true);
});

it('the Worker names imported files by the addresses that browsers get', async () => {
  const vite = await createServer({
    root: PROJECT,
    configFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { client } = vite.environments;
  for (const file of ['web/ui/grounds.svg?no-inline', 'edge/shared/fonts/archivo-84-base.woff2']) {
    const bundle = await build({
      root: PROJECT,
      configFile: false,
      logLevel: 'error',
      plugins: [browserFiles(client)],
      build: { ssr: join(PROJECT, file), write: false },
    });
    const forBrowsers = await client.transformRequest(`/${file}`);
    expect(forBrowsers?.code).toBe(`export default "/${file}"`);
    expect(bundle).toMatchObject({
      output: [{ code: expect.stringContaining(`"/${file}"`) }],
    });
  }
  await vite.close();
});
