import { ingestErrorSchema } from '../../realtime/protocol/ingest.ts';
import { LARGEST_JSON, LONGEST_PAYLOAD } from '../contracts/api-call.ts';
import { API_BASES } from '../contracts/call-address.ts';
import { envelopeSchema, errorBodySchema } from '../contracts/envelope.ts';
import { GENERIC_FAILURE, NOT_IN_YOUR_COUNTRY, RETRY_LIMIT } from '../contracts/messages.ts';
import { PARTNER_KEY_QUERY } from '../contracts/partner-key.ts';
import { PRODUCT, PRODUCT_NAME, VERSION } from '../contracts/product.ts';
import {
  INGEST_CALLS,
  INGEST_HEADERS,
  INGEST_REFUSALS,
  OPTIONAL_INGEST_HEADERS,
  SIGNATURE,
  type IngestCall,
} from './ingest-calls.ts';
import { describedCalls, type DescribedCall } from './described-calls.ts';
import { CALLS_DESCRIBED, REALTIME_DESCRIBED } from './described-schemas.ts';
import { describeSchema } from './json-schema.ts';

/** Errors that any call may answer beside its own (spec point 8). */
export const EVERYWHERE = {
  429: RETRY_LIMIT,
  451: NOT_IN_YOUR_COUNTRY,
  502: GENERIC_FAILURE,
  504: GENERIC_FAILURE,
};

/** Further errors of a call with a body. */
export const OF_BODIES = {
  408: 'The body took longer than 60 seconds, paused for 10, came with less than 4 kB a second or as the slowest of too many: repeat the call after Retry-After',
  413: `The body is larger than ${LARGEST_JSON / 1_000} kB`,
  415: 'The body is not of the type that the call takes',
  503: 'Whether the session goes on is unknown right now: repeat the call',
};

/** What the documents say of each public read. */
export const PUBLIC_READ =
  'Pages of any origin may read it without credentials (CORS). A partner’s key counts for it: docs/partners.md.';

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

const RATE_LIMIT = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
};

/** Schema of an encrypted body. `docs/accounts.md` says how to make one. */
export const SEALED_BODY = {
  type: 'object',
  required: ['payload'],
  properties: {
    payload: {
      type: 'string',
      maxLength: LONGEST_PAYLOAD,
      description:
        'The plain body as a compact JWE (RFC 7516) by ECDH-ES and A256GCM, with `iat` in its protected header',
      examples: ['eyJhbGciOiJFQ0RILUVTIi…'],
    },
  },
};

/** Returns the OpenAPI 3.1 document of all calls and of ingest, as the product's own origin serves them. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: VERSION,
      description:
        'Data calls answer `{data, state?, message?}`, errors `{message, state?}`. ' +
        'Ingest is signed as Standard Webhooks.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'media', description: 'The media API' },
      { name: 'patron', description: 'The patron API' },
      { name: 'ingest', description: 'What feeds call' },
    ],
    paths: {
      ...pathsOf(describedCalls()),
      ...Object.fromEntries(INGEST_CALLS.map((call) => [call.path, { post: ingest(call) }])),
    },
    components: {
      schemas: { ...CALLS_DESCRIBED.components, ...namedParts(describedCalls()) },
      headers: {
        RetryAfter: {
          description: 'Seconds to wait before the call is repeated; 503 may lack it',
          schema: { type: 'integer', minimum: 1, examples: [60] },
        },
        RateLimitPolicy: {
          description:
            'The reader’s limits, by draft-ietf-httpapi-ratelimit-headers-11: `q` requests in `w` seconds. `network` and `site` are those without a partner key, or with one for origins whose quota is spent',
          schema: { type: 'string', examples: ['"hour";q=10000;w=3600, "day";q=100000;w=86400'] },
        },
        RateLimit: {
          description:
            'What is left of them: `r` requests until the limit is whole again in `t` seconds. Ignore it in answers from a cache',
          schema: { type: 'string', examples: ['"hour";r=9871;t=2710, "day";r=95112;t=31510'] },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: PRODUCT, description: 'The session' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The access token of an app. Calls that begin a session answer tokens in the body where they ' +
            'are sent `Token-Delivery: body`; cookies of a request with either header count for nothing. ' +
            'The media API also takes it as `access-token`.',
        },
        partnerKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Partner-Key',
          description: 'The key of a partner, which has a quota of its own',
        },
        partnerKeyInQuery: {
          type: 'apiKey',
          in: 'query',
          name: PARTNER_KEY_QUERY,
          description: 'The same, where a reader cannot set headers',
        },
        webhookSignature: {
          type: 'apiKey',
          in: 'header',
          name: SIGNATURE.header,
          description: SIGNATURE.description,
        },
      },
    },
  };
}

/** Returns each call's answer and body as named schemas, so that a generated client has types for them. */
function namedParts(calls: readonly DescribedCall[]): Record<string, unknown> {
  const parts = calls.flatMap((call): [string, unknown][] => [
    [nameOf(call, 'Answer'), CALLS_DESCRIBED.refer(call.name, envelopeSchema(call.data), 'answer')],
    ...(call.body
      ? [[nameOf(call, 'Body'), CALLS_DESCRIBED.refer(call.name, call.body)] as [string, unknown]]
      : []),
  ]);
  return { ...Object.fromEntries(parts), SealedBody: SEALED_BODY };
}

function nameOf({ name }: DescribedCall, part: 'Answer' | 'Body'): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${part}`;
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns the operations by path and method, since a path may take several methods. */
function pathsOf(calls: readonly DescribedCall[]) {
  const byPath = Map.groupBy(calls, ({ api, path }) => API_BASES[api] + path);
  const operationsOf = (own: readonly DescribedCall[]) =>
    Object.fromEntries(own.map((call) => [call.method.toLowerCase(), operation(call)]));
  return Object.fromEntries([...byPath].map(([path, own]) => [path, operationsOf(own)]));
}

function operation(call: DescribedCall) {
  return {
    operationId: call.name,
    tags: [call.api],
    summary: call.summary,
    ...(call.isPublicRead && { description: PUBLIC_READ }),
    security: securityOf(call),
    parameters: [
      ...call.members.map(({ name, place, isRequired, description, schema }) => ({
        name,
        in: place,
        required: isRequired,
        description,
        schema: describeSchema(schema, {}),
      })),
      ...headerParameters(call.headers),
    ],
    ...(call.body && {
      requestBody: {
        required: !call.mayOmitBody,
        content: bodyOf(call),
      },
    }),
    responses: {
      200: {
        ...answer('The requested data', reference(nameOf(call, 'Answer'))),
        ...(call.isPublicRead && { headers: RATE_LIMIT }),
      },
      ...Object.fromEntries(
        Object.entries({ ...EVERYWHERE, ...(call.body && OF_BODIES), ...call.errors }).map(
          ([status, description]) => [
            status,
            refusal(
              status,
              description,
              CALLS_DESCRIBED.refer('Error', errorBodySchema),
              call.isPublicRead,
            ),
          ],
        ),
      ),
    },
  };
}

function securityOf({ caller, isPublicRead }: DescribedCall): Record<string, never[]>[] {
  const ofUser: Record<string, never[]>[] = [{ session: [] }, { accessToken: [] }];
  if (caller === 'signed-in') return ofUser;
  if (caller === 'anyone-or-user') return [{}, ...ofUser];
  return isPublicRead ? [{}, { partnerKey: [] }, { partnerKeyInQuery: [] }] : [];
}

function ingest({ name, summary, request, response }: IngestCall) {
  return {
    operationId: name,
    tags: ['ingest'],
    summary,
    security: [{ webhookSignature: [] }],
    parameters: [
      ...ingestHeaders(INGEST_HEADERS, true),
      ...ingestHeaders(OPTIONAL_INGEST_HEADERS, false),
    ],
    requestBody: { required: true, content: json(REALTIME_DESCRIBED.whole(name, request)) },
    responses: {
      200: answer('The result of each entry', REALTIME_DESCRIBED.whole(name, response)),
      ...Object.fromEntries(
        Object.entries(INGEST_REFUSALS).map(([status, description]) => [
          status,
          refusal(
            status,
            description,
            REALTIME_DESCRIBED.whole('ingestRefused', ingestErrorSchema),
          ),
        ]),
      ),
    },
  };
}

function answer(description: string, schema: unknown) {
  return { description, content: json(schema) };
}

/** Returns the documentation of a refusal. A temporary one has `Retry-After`, one of a limit what is left. */
function refusal(status: string, description: string, schema: unknown, isLimited = false) {
  const isPassing = ['408', '429', '503'].includes(status);
  const headers = {
    ...(isPassing && RETRY_AFTER),
    ...(isLimited && status === '429' && RATE_LIMIT),
  };
  return { ...answer(description, schema), ...(isPassing && { headers }) };
}

function bodyOf(call: DescribedCall) {
  const { form, encrypted } = call;
  const plain = reference(nameOf(call, 'Body'));
  const schema = encrypted ? { anyOf: [plain, reference('SealedBody')] } : plain;
  return { [form ? 'multipart/form-data' : 'application/json']: { schema } };
}

function headerParameters(headers: DescribedCall['headers']) {
  return Object.entries(headers).map(([name, { description, isRequired }]) =>
    headerParameter(name, description, isRequired),
  );
}

function ingestHeaders(headers: Readonly<Record<string, string>>, required: boolean) {
  return Object.entries(headers).map(([name, text]) => headerParameter(name, text, required));
}

function headerParameter(name: string, description: string, required: boolean) {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}
