import { createExecutionContext } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { edgeContext } from './contracts/edge-context.ts';
import { env } from './testing/bindings.ts';

it('what all rows of a page throw is one line of the log', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = createApp(async (_request, context) => {
    const { reportFault } = context.get(edgeContext);
    for (const message of ['no such team', 'no such team', 'no such day'])
      reportFault(new Error(message));
    return new Response('');
  });
  const response = await app.request('/live?from=me', {}, env, createExecutionContext());
  await response.text();
  const lines: unknown[] = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  expect(lines).toMatchObject([
    { event: 'page-fault', path: '/live', error: expect.stringContaining('no such team') },
    { event: 'page-fault', path: '/live', error: expect.stringContaining('no such day') },
  ]);
});
