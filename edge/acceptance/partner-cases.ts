import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import type { Product } from './product.ts';

/** Tests the operator's command for partners, and a partner that uses its key. */
export function partnerCases(site: () => Product): void {
  /** Runs the command as an operator does. */
  async function partners(...args: string[]) {
    const place = ['--product', site().url, '--state', site().state];
    const child = spawn('node', ['.ci/tool.ts', 'partners', ...args, ...place], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, OPERATOR_TOKEN: '' },
    });
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, error, code };
  }

  const read = (key: string) =>
    fetch(`${site().url}/api/media/v1/sports`, { headers: { 'partner-key': key } });

  it('the operator adds a partner, sees what it has used, and withdraws its key', async () => {
    const added = await partners('add', 'club', '--per-hour', '2');
    expect([added.code, added.error]).toEqual([0, expect.stringContaining('The key of club')]);
    const key = added.out.trim();
    expect(key).toMatch(/^partner_[\w-]{43}$/);
    expect(
      (await partners('add', 'page', '--per-day', '9', '--origin', 'https://club.test')).code,
    ).toBe(0);
    await eventually(async () => expect((await read(key)).status).toBe(200));
    await read(key);
    const over = await read(key);
    expect([over.status, await over.json()]).toEqual([
      429,
      { message: 'club has used up its quota.', state: 11_812 },
    ]);
    expect(over.headers.get('ratelimit')).toMatch(/^"hour";r=0;t=\d+$/);
    await eventually(async () => {
      const { out } = await partners('list');
      expect(out).toBe(
        'club\tvalid\t2 of 2 this hour\t2 of any today\tany origin\n' +
          'page\tvalid\t0 of any this hour\t0 of 9 today\thttps://club.test\n2 partners\n',
      );
    });
    const token = await readFile(join(site().state, 'metrics-token'), 'utf8');
    const authorization = `Bearer ${token.trim()}`;
    const metrics = await fetch(`${site().url}/metrics`, { headers: { authorization } });
    expect(await metrics.text()).toContain(
      'partner_requests_total{partner="club",outcome="over-quota"} 1',
    );
    expect((await partners('withdraw', 'club')).code).toBe(0);
    expect((await partners('list')).out).toMatch(/^club\twithdrawn \d{4}-\S+\t/m);
    expect((await partners('withdraw', 'none')).error).toContain('no such partner');
  });

  it('a wrong command line is refused', async () => {
    for (const args of [
      [],
      ['nothing'],
      ['add', 'club'],
      ['add', 'club', '--per-hour', '0'],
      ['list', 'club'],
      ['withdraw', 'one', 'two'],
    ])
      expect([args, (await partners(...args)).code]).toEqual([args, 2]);
  });
}
