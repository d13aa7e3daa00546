import { Hono } from 'hono';
import { expect, it } from 'vitest';
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

it('tells them in the visitor’s language', async () => {
  const headers = { 'cf-ipcountry': 'BR' };
  const text = await (await app.request('/match/7', { headers })).text();
  expect(text).toContain('<html lang="pt-BR">');
  expect(text).toContain('Algo deu errado');
});

it('answers pages with a page that gives nothing away', async () => {
  const response = await app.request('/match/7');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).toContain('Internal Server Error');
  expect(text).not.toContain('1234');
});
