import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import type { Product } from './product.ts';

/** Tests the operator's commands for dead letters, at a product that has none. */
export function deadLetterCases(site: () => Product): void {
  let product: Product;

  beforeAll(async () => {
    product = site();
    const database = await product.database();
    await database.batch(
      ['one', 'two'].map((id) =>
        database
          .prepare(
            `INSERT INTO dead_letters (id, match_id, body, error, tries, first_at, last_at)
             VALUES (?, ?, ?, 'D1 is away', 3, 0, 60000)`,
          )
          .bind(id, id === 'one' ? 'm-1' : null, id === 'one' ? '{"unsaved":"m-1"}' : '"nonsense"'),
      ),
    );
  });

  /** Runs the command as an operator does. */
  async function letters(...args: string[]) {
    const place = ['--product', product.url, '--state', product.state];
    const child = spawn('node', ['edge/local/operator/dead-letters.ts', ...args, ...place], {
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

  it('the operator lists, shows, replays and drops dead letters', async () => {
    const listed = await letters('list');
    expect(listed.out).toContain('one\tm-1\t1970-01-01T00:01:00.000Z\t3\tD1 is away');
    expect(listed.out).toContain('two\t(no match)');
    expect(listed.out).toMatch(/2 dead letters\n$/);
    expect(JSON.parse((await letters('show', 'one')).out)).toMatchObject({ matchId: 'm-1' });
    const replayed = await letters('replay', '--all');
    expect([replayed.code, replayed.out]).toEqual([1, '1 of 2 done\n']);
    expect(replayed.error).toContain('two: It is no state of this version');
    expect((await letters('drop', 'two')).code).toBe(0);
    expect((await letters('list')).out).toBe('0 dead letters\n');
    expect((await letters('show', 'two')).error).toContain('no such dead letter');
  });

  it('a wrong command line is refused', async () => {
    for (const args of [['nothing'], ['show'], ['list', 'one'], ['replay', 'one', 'two'], []])
      expect((await letters(...args)).code).toBe(2);
  });
}
