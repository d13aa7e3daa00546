import { Validator } from '@seriousme/openapi-schema-validator';
import asyncApi from '@asyncapi/specs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { listCalls } from '../contracts/call-list.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

/** As they are sent. */
function sent(document: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(document));
}

it('The OpenAPI document is one', async () => {
  const validator = new Validator();
  expect(await validator.validate(sent(openApiDocument()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('The OpenAPI document has every call once', () => {
  const ids = Object.values(openApiDocument().paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const names: string[] = listCalls().map(({ name }) => name);
  expect(ids.toSorted()).toEqual(
    [
      ...names,
      'postCatalogue',
      'postContent',
      'postDetails',
      'postHeartbeats',
      'postPublished',
      'postTv',
      'postUpdates',
    ].toSorted(),
  );
});

it('The AsyncAPI document is one', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  const validate = ajv.compile(asyncApi.schemasWithoutId['3.0.0']);
  validate(sent(asyncApiDocument()));
  expect(validate.errors ?? []).toEqual([]);
});

it.each([
  ['OpenAPI', openApiDocument],
  ['AsyncAPI', asyncApiDocument],
])('Every reference of the %s document leads somewhere', (_name, makeDocument) => {
  const document = sent(makeDocument());
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, reference = ''] of references)
    expect({ reference, found: at(document, reference) }).toMatchObject({
      found: expect.anything(),
    });
});

it('A document with a fault is told from one without', async () => {
  const { paths: _paths, ...broken } = openApiDocument();
  const { valid } = await new Validator().validate(sent({ ...broken, paths: { 'no-slash': {} } }));
  expect(valid).toBe(false);
});

function at(document: unknown, reference: string): unknown {
  let found: unknown = document;
  for (const name of reference.replace('#/', '').split('/'))
    found =
      typeof found === 'object' && found !== null
        ? new Map(Object.entries(found)).get(name)
        : undefined;
  return found;
}
