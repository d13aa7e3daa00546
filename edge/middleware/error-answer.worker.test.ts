import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createDatabase } from '../origin/db/database.ts';
import { users } from '../origin/db/account-schema.ts';
import { env } from '../testing/bindings.ts';
import { errorAnswer } from './error-answer.ts';
import { visitor, type VisitorVariables } from './visitor.ts';

const app = new Hono<{ Variables: VisitorVariables }>();
app.use(visitor());
app.all('*', () => {
  throw new Error('the password is 1234');
});
app.onError(errorAnswer({ jsonPaths: ['/api/'], language: (c) => c.var.visitor.language }));

it('answers data calls with the generic message of the specification', async () => {
  const response = await app.request('/api/media/v1/sports');
  const body: unknown = await response.json();
  expect(response.status).toBe(500);
  expect(body).toEqual({ message: 'Something went wrong. Please try again!' });
});

it('answers pages in the visitor’s language', async () => {
  const headers = { 'cf-ipcountry': 'BR' };
  const text = await (await app.request('/match/7', { headers })).text();
  expect(text).toContain('<html lang="pt-BR" dir="ltr">');
  expect(text).toContain('width=device-width');
  expect(text).toContain('Algo deu errado');
});

it('answers pages with an error page that leaks no details', async () => {
  const response = await app.request('/match/7');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).toContain('Internal Server Error');
  expect(text).not.toContain('1234');
});

it('logs a failed query and its error, without the query’s values', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = new Hono();
  failing.onError(errorAnswer({ jsonPaths: ['/'] }));
  failing.get('/register', async (c) => {
    await env.DB.exec('ALTER TABLE users RENAME TO away');
    const user = { id: 'u', email: 'ana@example.org', passwordHash: '$scrypt$secret' };
    const row = { ...user, uniqueHashKey: 'u', createdAt: 1 };
    return c.json(await createDatabase(env.DB).insert(users).values(row).returning());
  });
  try {
    expect((await failing.request('/register')).status).toBe(500);
    const logged = write.mock.calls.join('\n');
    expect(logged).toContain('insert into');
    expect(logged).toContain('no such table: users');
    expect(logged).not.toContain('ana@example.org');
    expect(logged).not.toContain('$scrypt$');
  } finally {
    await env.DB.exec('ALTER TABLE away RENAME TO users');
    write.mockRestore();
  }
});

it('logs no key of a fan’s calendar', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    await app.request('/calendar/7f0c-secret.ics');
    expect(write.mock.calls.join('\n')).toContain('/calendar/…');
    expect(write.mock.calls.join('\n')).not.toContain('7f0c-secret');
  } finally {
    write.mockRestore();
  }
});
