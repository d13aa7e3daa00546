// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PageShape } from './page-shape.ts';
import { PageSkeleton } from './page-skeleton.tsx';

test.each(['match', 'screen', 'home', 'day', 'news', 'article', 'channel', 'list'] as const)(
  'the skeleton of a %s says only that it is loading',
  (shape: PageShape) => {
    const router = createMemoryRouter([{ path: '/', element: <PageSkeleton shape={shape} /> }]);
    const box = document.createElement('div');
    box.innerHTML = renderToString(<RouterProvider router={router} />);
    expect(box.querySelector('[aria-busy]')?.getAttribute('data-shape')).toBe(shape);
    expect(box.querySelectorAll('a, button, h1, h2')).toHaveLength(0);
    expect(box.textContent).toMatch(/loading/i);
  },
);
