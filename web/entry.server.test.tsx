import { RouterContextProvider, type EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import { edgeContext } from '../edge/contracts/edge-context.ts';
import { anEdge } from './api/testing/edge.ts';
import { Guard } from './app/guard.tsx';
import handleRequest from './entry.server.tsx';
import { KEEP_PRESSES } from './app/early-presses.ts';
import { KEEP_PROMPT } from './home-screen/install-prompt.ts';
import { FOLD_LEAGUES } from './scores/collapsed-leagues.ts';

const ROWS = 400;
const BROKEN = 7;

function Row({ index }: { index: number }) {
  if (index === BROKEN) throw new Error('No such row');
  return <li>{`Row ${index} ${'of some length '.repeat(40)}`}</li>;
}

vi.mock(import('react-router'), async (importOriginal) => ({
  ...(await importOriginal()),
  ServerRouter: () => (
    <html lang="en">
      <body>
        {Array.from({ length: ROWS }, (_, index) => (
          <Guard key={index} of={index} fallback={<li>Missing</li>}>
            <Row index={index} />
          </Guard>
        ))}
      </body>
    </html>
  ),
}));

async function render(path = '/') {
  const faults: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(edgeContext, anEdge({ nonce: 'n', reportFault: (error) => faults.push(error) }));
  const page: EntryContext = JSON.parse('{}');
  const request = new Request(`https://example.org${path}`);
  const response = await handleRequest(request, 200, new Headers(), page, context);
  return { faults, status: response.status, html: await response.text() };
}

test('a row that throws does not change the status or the other rows, and is reported', async () => {
  const { faults, status, html } = await render();
  expect(status).toBe(200);
  expect(html.match(/Row \d+/g)).toHaveLength(ROWS - 1);
  expect(html.match(/Missing/g)).toHaveLength(1);
  expect(faults).toEqual([new Error('No such row')]);
});

test('the rows of a long page are in place without scripts', async () => {
  const { html } = await render();
  // Only the page's own, which moves nothing.
  const scripts = Array.from(html.matchAll(/<script[^>]*>([^<]*)/g), ([, text]) => text);
  expect(scripts).toEqual([[KEEP_PROMPT, KEEP_PRESSES, FOLD_LEAGUES].join(';')]);
  expect(html).not.toContain('<div hidden');
});

test.each([
  ['/', true],
  ['/live', true],
  ['/matches', true],
  ['/football/matches/all?date=0', true],
  // Their leagues have no button to collapse them, so their rows must not be hidden.
  ['/matches/favourite', false],
  ['/football/matches/favourite', false],
  ['/football/matches/favourite/teams', false],
  ['/live/multi-view', false],
])('%s hides the rows of collapsed leagues: %s', async (path, isHiding) => {
  const { html } = await render(path);
  expect(html.includes('foldedLeagues')).toBe(isHiding);
});
