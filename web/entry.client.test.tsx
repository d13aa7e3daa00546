// @vitest-environment happy-dom
import { useId, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider, type EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import { edgeContext } from '../edge/contracts/edge-context.ts';
import { anEdge } from './api/testing/edge.ts';
import handleRequest from './entry.server.tsx';

function Page() {
  return <i id={useId()} />;
}

vi.mock(import('react-router'), async (importOriginal) => ({
  ...(await importOriginal()),
  ServerRouter: Page,
}));
vi.mock(import('react-router/dom'), () => ({ HydratedRouter: Page }));
vi.mock(import('react-dom/client'), { spy: true });

async function servedHtml(): Promise<string> {
  const context = new RouterContextProvider();
  context.set(edgeContext, anEdge());
  const page: EntryContext = JSON.parse('{}');
  const request = new Request('https://example.org/');
  return (await handleRequest(request, 200, new Headers(), page, context)).text();
}

test('the browser gives the elements of a page the ids that the server gave them', async () => {
  let hydrated: ReactNode;
  vi.mocked(hydrateRoot).mockImplementation((_document, content) => {
    hydrated = content;
    return { render: () => {}, unmount: () => {} };
  });
  await import('./entry.client.tsx');
  await expect.poll(() => hydrated).toBeDefined();
  const idOf = (html: string) => /<i id="([^"]+)"/.exec(html)?.[1];
  const id = idOf(await servedHtml());
  expect(id).toBeDefined();
  expect(idOf(renderToString(hydrated))).toBe(id);
});
