import * as v from 'valibot';
import { expect, it } from 'vitest';
import apiChanges from '../../docs/api-changes.md?raw';
import changelog from '../../CHANGELOG.md?raw';
import clientManifest from '../../clients/live/package.json?raw';
import lockFile from '../../package-lock.json?raw';
import productManifest from '../../package.json?raw';
import { VERSION } from '../contracts/product.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

const manifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
const lockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    packages: v.object({ 'clients/live': v.object({ version: v.string() }) }),
  }),
);
/** Returns the latest version in a document of changes. */
const latestIn = (text: string) => /\n## (\d\S+?),? /.exec(text)?.[1];

it('the product, its API documents, its documents of changes and its client have one version', () => {
  const lock = v.parse(lockSchema, lockFile);
  expect({
    product: v.parse(manifestSchema, productManifest).version,
    client: v.parse(manifestSchema, clientManifest).version,
    lock: lock.version,
    lockOfClient: lock.packages['clients/live'].version,
    openApi: openApiDocument().info.version,
    asyncApi: asyncApiDocument('https://scores.example').info.version,
    apiChanges: latestIn(apiChanges),
    changelog: latestIn(changelog),
  }).toEqual({
    product: VERSION,
    client: VERSION,
    lock: VERSION,
    lockOfClient: VERSION,
    openApi: VERSION,
    asyncApi: VERSION,
    apiChanges: VERSION,
    changelog: VERSION,
  });
});

it('no call is deprecated, as docs/api-changes.md says', () => {
  expect(apiChanges).toContain('Nothing is deprecated at present.');
  expect(JSON.stringify(openApiDocument())).not.toContain('"deprecated"');
});
