import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PROJECT } from '../../local/project.ts';
import type { Product } from '../product.ts';

/** Tests the feed of docs/feeds.md, as it stands there. */
export function feedsDocumentCases(site: () => Product): void {
  it('the feed of the document lists a match, kicks it off, reports a goal and ends it', async () => {
    const { url, secret } = site();
    const document = await readFile(join(PROJECT, 'docs/feeds.md'), 'utf8');
    const [, program = ''] = /```js\n([\s\S]*?)```/.exec(document) ?? [];
    const child = spawn('node', ['--input-type=module', '-'], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, TO: url, INGEST_SECRET: secret },
    });
    child.stdin.end(program);
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect({ error, code }).toEqual({ error: '', code: 0 });
    const [, matchId = ''] = /"matchId":"(town-\d+)"/.exec(out) ?? [];
    expect(out.replaceAll(/\d{13,}/g, '…')).toBe(
      [
        'catalogue {"created":1,"updated":0,"unchanged":0}',
        'updates {"results":[{"matchId":"town-…","sequence":…,"outcome":"applied","version":1}]}',
        'updates {"results":[{"matchId":"town-…","sequence":…,"outcome":"applied","version":2}]}',
        'heartbeats {"heard":1}',
        'updates {"results":[{"matchId":"town-…","sequence":…,"outcome":"applied","version":3}]}',
        '',
      ].join('\n'),
    );
    const room = await fetch(`${url}/parties/match/${matchId}`);
    expect(await room.json()).toMatchObject({
      state: {
        status: 'Finished',
        score: { home: 1, away: 0 },
        incidents: [{ player: 'Ida Fenn' }],
      },
    });
  });
}
