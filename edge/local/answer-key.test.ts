import { Request } from 'miniflare';
import { expect, it } from 'vitest';
import { scrypt } from '../hashing/scrypt.ts';
import { answerKey } from './answer-key.ts';

const job = { password: 'four white corner flags', salt: [1, 2, 3], ln: 10, r: 8, p: 1 };

async function ask(body: object): Promise<number[]> {
  const request = new Request('http://machine.invalid/', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return [...new Uint8Array(await (await answerKey(request)).arrayBuffer())];
}

it('answers each request its own key', async () => {
  const passwords = ['one', 'two', 'three'];
  const keys = await Promise.all(passwords.map((password) => ask({ ...job, password })));
  const expected = await Promise.all(
    passwords.map((password) =>
      scrypt({ ...job, password, salt: Uint8Array.from(job.salt) }).then((key) => [...key]),
    ),
  );
  expect(keys).toEqual(expected);
});

it('goes on after a job that cannot be done', async () => {
  await expect(ask({ ...job, ln: 40 })).rejects.toThrow('aborted');
  expect(await ask(job)).toHaveLength(32);
});
