import { expect, it } from 'vitest';
import { concernsData } from './worker-bundle.ts';

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
