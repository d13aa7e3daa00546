import type { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listCalls } from '../contracts/calls.ts';
import { createMediaApp } from './media-app.ts';
import { createPatronApp } from './patron-app.ts';

/** `GET /v1/leagues/{}`: what a parameter is called is each side's own business. */
function rowsOf(app: Pick<Hono, 'routes'>): string[] {
  return app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`)
    .toSorted();
}

it.each([
  ['media', createMediaApp()],
  ['patron', createPatronApp()],
])('The %s API answers the calls of the registry and no others', (api, app) => {
  const registered = listCalls()
    .filter((call) => call.api === api)
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(rowsOf(app)).toEqual(registered.toSorted());
});
