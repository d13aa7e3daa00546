import type * as v from 'valibot';
import { ingestErrorSchema } from '../../realtime/protocol/ingest.ts';
import { API_BASES } from '../contracts/call-address.ts';
import { envelopeSchema, errorBodySchema } from '../contracts/envelope.ts';
import { GENERIC_FAILURE, NOT_IN_YOUR_COUNTRY, RETRY_LIMIT } from '../contracts/messages.ts';
import { PRODUCT, PRODUCT_NAME } from '../contracts/product.ts';
import {
  INGEST_CALLS,
  INGEST_HEADERS,
  INGEST_REFUSALS,
  SIGNATURE,
  type IngestCall,
} from './ingest-calls.ts';
import { describedCalls, type DescribedCall } from './described-calls.ts';
import { describeNamed, describeSchema } from './json-schema.ts';
import { HTTP_SCHEMAS } from './named-schemas.ts';

/** What any call may be answered with, beside its own errors (spec point 8). */
export const EVERYWHERE = {
  429: RETRY_LIMIT,
  451: NOT_IN_YOUR_COUNTRY,
  502: GENERIC_FAILURE,
  504: GENERIC_FAILURE,
};

/** OpenAPI 3.1 of the calls of the product and of ingest, as the product's own origin serves them. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description:
        'Data calls answer `{data, state?, message?}`, errors `{message, state?}`. ' +
        'Ingest is signed as Standard Webhooks.',
      license: { name: 'UNLICENSED', identifier: 'UNLICENSED' },
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
      schemas: describeNamed(HTTP_SCHEMAS),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: PRODUCT, description: 'The session' },
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

/** A path may take several methods. */
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
    description: call.isSpecified ? 'Of the specification.' : "The call's name is our own.",
    security: call.caller === 'signed-in' ? [{ session: [] }] : [],
    parameters: call.members.map(({ name, place, isRequired, description, schema }) => ({
      name,
      in: place,
      required: isRequired,
      description,
      schema: describeSchema(schema, {}),
    })),
    ...(call.body && { requestBody: { required: true, content: bodyOf(call.body, call.form) } }),
    responses: {
      200: answer('What was asked for', envelopeSchema(call.data)),
      ...Object.fromEntries(
        Object.entries({ ...EVERYWHERE, ...call.errors }).map(([status, description]) => [
          status,
          answer(description, errorBodySchema),
        ]),
      ),
    },
  };
}

function ingest({ name, summary, request, response }: IngestCall) {
  return {
    operationId: name,
    tags: ['ingest'],
    summary,
    security: [{ webhookSignature: [] }],
    parameters: Object.entries(INGEST_HEADERS).map(([header, description]) => ({
      name: header,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: json(request) },
    responses: {
      200: answer('What became of each', response),
      ...Object.fromEntries(
        Object.entries(INGEST_REFUSALS).map(([status, description]) => [
          status,
          answer(description, ingestErrorSchema),
        ]),
      ),
    },
  };
}

function answer(description: string, schema: v.GenericSchema) {
  return { description, content: json(schema) };
}

function bodyOf(schema: v.GenericSchema, isForm = false) {
  return {
    [isForm ? 'multipart/form-data' : 'application/json']: json(schema)['application/json'],
  };
}

function json(schema: v.GenericSchema) {
  return { 'application/json': { schema: describeSchema(schema, HTTP_SCHEMAS) } };
}
