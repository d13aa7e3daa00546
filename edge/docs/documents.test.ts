import { Validator } from '@seriousme/openapi-schema-validator';
import asyncApi from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { isPublicRead, listCalls } from '../contracts/call-list.ts';
import { ERROR_CLOSE_CODES, RENEW_CLOSE_CODE } from '../../realtime/protocol/frame.ts';
import { EVENT_STATUSES } from '../../realtime/sports/event-status.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { isOpen } from './describe-fields.ts';
import { CALL_FIELD_TEXTS } from './described-schemas.ts';
import { FIELD_EXAMPLES } from './field-examples.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { openApiDocument } from './openapi.ts';

/** In its sent form. */
function sent(document: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(document));
}

it('The OpenAPI document is valid', async () => {
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
      'postCommentList',
      'postContent',
      'postDetails',
      'postHeartbeats',
      'postModeration',
      'postPublished',
      'postTv',
      'postUpdates',
    ].toSorted(),
  );
});

it('The OpenAPI document lists the Device-Token header only for the two sign-ins with a password', () => {
  const taking = Object.values(openApiDocument().paths).flatMap((path) =>
    Object.values(path)
      .filter(({ parameters }) => JSON.stringify(parameters).includes('"Device-Token"'))
      .map(({ operationId }) => operationId),
  );
  expect(taking.toSorted()).toEqual(['signIn', 'signInByPhone']);
});

it('The OpenAPI document says of public reads alone that every site may read them, with key and limits', () => {
  const { paths } = openApiDocument();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const open = operations.filter((operation) => 'description' in operation);
  const names: string[] = listCalls().flatMap((call) => (isPublicRead(call) ? [call.name] : []));
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
  for (const operation of operations) {
    const isPublic = names.includes(String(operation.operationId));
    const said = JSON.stringify([operation.security, operation.responses]);
    for (const part of ['partnerKey', 'partnerKeyInQuery', 'headers/RateLimitPolicy'])
      expect([operation.operationId, part, said.includes(part)]).toEqual([
        operation.operationId,
        part,
        isPublic,
      ]);
  }
});

it('The AsyncAPI document is valid', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  const validate = ajv.compile(asyncApi.schemasWithoutId['3.0.0']);
  validate(sent(asyncApiDocument('https://scores.example')));
  expect(validate.errors ?? []).toEqual([]);
});

it.each([
  ['OpenAPI', openApiDocument],
  ['AsyncAPI', () => asyncApiDocument('https://scores.example')],
])('Every reference of the %s document resolves', (_name, makeDocument) => {
  const document = sent(makeDocument());
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, reference = ''] of references)
    expect({ reference, found: at(document, reference) }).toMatchObject({
      found: expect.anything(),
    });
});

it('The validator rejects a document with a fault', async () => {
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

/** Fields without a text, as `schema: field`. */
function fieldsWithoutText(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => fieldsWithoutText(each, path));
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'properties' in node && typeof node.properties === 'object' && node.properties !== null
      ? Object.entries(node.properties)
          .filter(([, schema]) => typeof schema === 'object' && !('description' in schema))
          .map(([field]) => `${path}: ${field}`)
      : [];
  return [...own, ...Object.values(node).flatMap((each) => fieldsWithoutText(each, path))];
}

it('each field of the AsyncAPI document is described, and each description is used', () => {
  const { components, channels } = asyncApiDocument('https://scores.example');
  const parts = [components.schemas, components.messages, channels].flatMap((named) =>
    Object.entries<unknown>(named),
  );
  expect(parts.flatMap(([name, part]) => fieldsWithoutText(part, name))).toEqual([]);
  // OpenAPI alone has the ingest of content.
  const written = JSON.stringify([parts, openApiDocument().paths]);
  const unused = Object.values(FIELD_TEXTS).filter(
    (text) => !written.includes(JSON.stringify(text)),
  );
  expect(unused).toEqual([]);
});

it('each member of a call in the OpenAPI document is described, and each description is used', () => {
  const { components, paths } = openApiDocument();
  const calls = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/ingest/'))
    .flatMap(([, methods]) => Object.values(methods))
    .map(({ operationId, requestBody, responses }) => [operationId, { requestBody, responses }]);
  const parts = [...Object.entries(components.schemas), ...calls].map(
    ([name, part]): [string, unknown] => [String(name), part],
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.flatMap(([name, part]) => fieldsWithoutText(part, name))).toEqual([]);
  const written = JSON.stringify(parts);
  const unused = Object.entries(CALL_FIELD_TEXTS).filter(
    ([, text]) =>
      !written.includes(JSON.stringify(typeof text === 'string' ? text : text.description)),
  );
  expect(unused).toEqual([]);
});

/** Fields that take any text or number, with their schemas, as `part: field`. */
function openFields(node: unknown, path: string): [string, object][] {
  if (Array.isArray(node)) return node.flatMap((each) => openFields(each, path));
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'properties' in node && typeof node.properties === 'object' && node.properties !== null
      ? Object.entries(node.properties).flatMap(
          ([field, schema]: [string, unknown]): [string, object][] =>
            typeof schema === 'object' && schema !== null && isOpen(schema)
              ? [[`${path}: ${field}`, schema]]
              : [],
        )
      : [];
  return [...own, ...Object.values(node).flatMap((each) => openFields(each, path))];
}

it('each field of both documents that takes any text or number has an example that it accepts', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const { components, paths } = openApiDocument();
  const documents = [
    components.schemas,
    paths,
    asyncApiDocument('https://scores.example').components,
  ];
  const parts = documents.flatMap((document) => Object.entries(sent(document)));
  const fields = parts.flatMap(([name, part]) => openFields(part, name));
  expect(fields.length).toBeGreaterThan(500);
  const wrong = fields.filter(([, schema]) => {
    const [example] = 'examples' in schema && Array.isArray(schema.examples) ? schema.examples : [];
    return example === undefined || !ajv.validate(schema, example);
  });
  expect(wrong).toEqual([]);
  const written = JSON.stringify(parts);
  expect(
    Object.values(FIELD_EXAMPLES).filter((value) => !written.includes(JSON.stringify([value]))),
  ).toEqual([]);
});

it('no document refers to a specification that its readers lack', () => {
  const documents = [openApiDocument(), asyncApiDocument('https://scores.example')];
  expect(JSON.stringify(documents)).not.toMatch(/specification|spec point|\bdesign §/i);
});

it.each([
  ['https://scores.example', 'wss', 'https', 'scores.example'],
  ['http://localhost:8787', 'ws', 'http', 'localhost:8787'],
])('the AsyncAPI document served at %s names that host', (origin, socket, http, host) => {
  expect(asyncApiDocument(origin).servers).toEqual({
    sockets: { host, protocol: socket },
    http: { host, protocol: http },
  });
});

it('the AsyncAPI document names each code that a socket is closed with', () => {
  const { description } = asyncApiDocument('https://scores.example').info;
  for (const code of [...Object.values(ERROR_CLOSE_CODES), RENEW_CLOSE_CODE])
    expect(description).toContain(String(code));
});

it('the AsyncAPI document names each answer of a refused upgrade, and describes empty rooms', () => {
  const { info, components } = asyncApiDocument('https://scores.example');
  const [, refused = ''] =
    /A refused upgrade answers (.*?) A malformed/.exec(info.description) ?? [];
  expect(refused.match(/\b[45]\d\d\b( with Retry-After)?/g)).toEqual([
    '400',
    '403',
    '404',
    '429 with Retry-After',
    '503 with Retry-After',
    '426',
    '405',
  ]);
  expect(refused).toMatch(/unknown sport.* twice/);
  expect(info.description).toContain('has an empty room');
  expect(components.messages).toMatchObject({
    matchSnapshot: { summary: expect.stringContaining('without any update nothing comes') },
  });
});

it('the OpenAPI document describes enums, states, headers and limits', () => {
  const { paths, components } = sent(openApiDocument());
  const document = JSON.stringify({ paths, components });
  expect(components).toMatchObject({
    schemas: {
      Event: { properties: { eventStatus: { enum: [...EVENT_STATUSES] } } },
      Error: { properties: { state: { description: expect.stringMatching(/11810: .* 40002: /) } } },
    },
  });
  const patron = '/api/touchline-patron';
  const captcha = {
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'Captcha-Token', in: 'header' }),
    ]),
  };
  expect(paths).toMatchObject({
    [`${patron}/v3/patron-user/email/acquireOtp`]: { post: captcha },
    [`${patron}/phone/otp/acquire`]: { post: captcha },
    [`${patron}/v3/patron-user/signin`]: { post: captcha },
    '/api/media/v1/events/{id}/broadcasters': {
      get: {
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'country-code', in: 'header' }),
        ]),
      },
    },
    '/api/media/v1/favourite/{id}': {
      delete: {
        parameters: expect.arrayContaining([
          expect.objectContaining({
            name: 'type',
            description: expect.stringMatching(/^What it is: 10 a sport/),
          }),
        ]),
      },
    },
    [`${patron}/v2/patron-user/renew`]: { post: { requestBody: { required: false } } },
    '/api/media/v1/favourite/update': { post: { summary: expect.stringContaining('left out') } },
  });
  for (const limit of [
    '1 to 500 characters',
    '3 to 20 of',
    '8 to 128 characters',
    'At most 160 characters',
  ])
    expect(document).toContain(limit);
});

const WIDGET_DOCUMENTS = import.meta.glob<string>('../../docs/{web-views,widgets}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(ALL_SPORTS)('The documents of fields, web views and widgets name $key', ({ id, key }) => {
  expect(FIELD_TEXTS['sportId']).toMatch(new RegExp(` ${id}(,|$)`));
  expect(WIDGET_DOCUMENTS['../../docs/web-views.md']).toMatch(new RegExp(` ${id}[,.]`));
  expect(WIDGET_DOCUMENTS['../../docs/widgets.md']).toContain(`\`${key}\``);
});
