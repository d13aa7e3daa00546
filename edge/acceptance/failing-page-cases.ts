import { describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { textOf } from './page-text.ts';
import type { Product } from './product.ts';
import type { Recorder } from './recorder.ts';
import { readWorkerLines } from './worker-lines.ts';

const PAGES = {
  Home: ['/', '/api/media/v1/events'],
  matches: [
    `/football/matches/all?date=${new Date().setUTCHours(0, 0, 0, 0)}`,
    '/api/media/v1/events',
  ],
  match: ['/football/match/some-match', '/api/media/v1/events/some-match'],
} as const;

/** Returns the log's lines after so many, once one is about the event at the path. */
async function linesSince(product: Product, before: number, path: string, event: string) {
  const isMeant = expect.objectContaining({ event, path });
  const lines = async () => (await readWorkerLines(product.state)).slice(before);
  // The product writes the line a moment after its answer.
  await expect.poll(lines).toContainEqual(isMeant);
  return lines();
}

/** Tests that pages survive faults of a media API, which is the recorder. */
export function failingPageCases(
  site: () => { product: Product; recorder: Recorder },
  faults: readonly Fault[],
  pages: readonly (keyof typeof PAGES)[],
): void {
  describe.each(faults)('an upstream that $name', ({ answer, message, status }) => {
    it.each(pages)('makes %s show the message, and is logged without a crash', async (page) => {
      const { product, recorder } = site();
      const [path, call] = PAGES[page];
      recorder.answerWith(answer);
      recorder.take();
      const linesBefore = (await readWorkerLines(product.state)).length;
      const response = await fetch(product.url + path, {
        headers: { 'cache-control': 'no-cache' },
        redirect: 'manual',
      });
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(textOf(html)).toContain(message);
      expect(html).toContain('</html>');

      const lines = await linesSince(product, linesBefore, call, 'api-failure');
      expect(lines.map(({ event }) => event)).not.toContain('unhandled');
      expect(lines).toContainEqual(
        expect.objectContaining({ event: 'api-failure', path: call, message }),
      );
      // At most twice each, at whatever level a retry happens.
      const asked = recorder.take().map(({ url }) => url);
      const times = (url: string) => asked.filter((other) => other === url).length;
      expect(asked.filter((url) => times(url) > 2)).toEqual([]);
    });
  });
}
