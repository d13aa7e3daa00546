import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../contracts/api-call.ts';
import { addressOf, ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema, errorBodySchema } from '../contracts/envelope.ts';
import { updateAvatar } from '../contracts/profile-calls.ts';
import { getEncryptionKey, renewTokens } from '../contracts/session-calls.ts';
import { describedCalls } from '../docs/described-calls.ts';
import { callThrough } from './call-through.ts';
import type { CaseMaker, ContractCase, ContractCases, Prepared } from './contract-case.ts';
import { CASES } from './contract-cases.ts';
import { cookieWith, expectedHeaders, HOSTILE_HEADERS, headersAt } from './expected-headers.ts';
import { fanOf } from './fans.ts';
import type { Recorder } from './recorder.ts';

const FORM: unknown = expect.stringMatching(/^multipart\/form-data; boundary=/);

/** Values that are wrong for most parameters. */
const MISTAKES = ['none', '-1', '%'];

const OF_THE_EDGE: ReadonlySet<string> = new Set(
  [getEncryptionKey, renewTokens].map(({ api, path }) => `/${api}${path}`),
);

/** A product filled with `catalogueAt`, and the recorder before its upstream. */
export interface ContractTarget {
  url: string;
  /** URL of the code sender: the product itself, or its upstream. */
  sender: string;
  /** Absent where the APIs are embedded. */
  recorder?: Recorder;
}

/**
 * Tests every API behind the edge, wherever it runs: each call of the registry, made through the edge by a
 * visitor who sends more headers than an upstream may see.
 */
export function contractSuite(target: () => ContractTarget): void {
  const all = describedCalls().map((call) => ({ ...call, row: `${call.method} ${call.path}` }));

  describe.each(all)('$row', (call) => {
    const { good, refused = [] }: ContractCases = CASES[call.name];

    for (const { holds, ...asked } of good)
      it(`answers ${nameOf(asked)}`, async () => {
        const made = await prepared(asked, call);
        const answer = await askAs(call, made);
        expect(answer).toMatchObject({ status: 200 });
        const body = v.parse(envelopeSchema(call.data), answer.body);
        expect(body).toEqual(answer.body);
        expect(partLike(body.data, holds)).toEqual(holds);
        expectSentOn(call, made);
      });

    it('answers mistakes with statuses that its documents name', async () => {
      // A path with another word than those of its parameter is no call of the API.
      const isChoice = call.members.some(
        ({ place, schema }) => place === 'path' && schema.type === 'picklist',
      );
      const named = [200, ...(isChoice ? [404] : []), ...Object.keys(call.errors).map(Number)];
      // A sign-out would end the session of the other calls.
      const isStranger = call.caller !== 'signed-in' || call.name === 'signOut';
      const session = isStranger ? 'none' : (await fanOf(maker(), 'of mistakes')).accessToken;
      for (const mistake of MISTAKES) {
        const parameters = call.members.map(({ name }) => [name, mistake]);
        const values = { ...Object.fromEntries(parameters), ...(call.body && { body: {} }) };
        const { status } = await askAs(call, { values, session });
        expect({ mistake, status, isNamed: named.includes(status) }).toMatchObject({
          isNamed: true,
        });
      }
      target().recorder?.take();
    });

    for (const { status, message, ...asked } of refused)
      it(`answers ${status} (${message}) to ${nameOf(asked)}`, async () => {
        const made = await prepared(asked, call);
        const answer = await askAs(call, made);
        expect(answer).toMatchObject({ status, body: { message } });
        expect(v.parse(v.strictObject(errorBodySchema.entries), answer.body)).toBeTruthy();
        expect(answer.headers['cache-control']).not.toContain('public');
        expect(Number(answer.headers['retry-after'] ?? 0) > 0).toBe(status === 429);
        expectSentOn(call, made);
      });
  });

  it('shows a picture that a user sent, wherever it is kept', async () => {
    const made = await prepared(CASES.updateAvatar.good[0] ?? {}, updateAvatar);
    const { body } = await askAs(updateAvatar, made);
    const { avatarUri } = v.parse(envelopeSchema(updateAvatar.data), body).data;
    const picture = await fetch(target().url + avatarUri);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const missing = await fetch(target().url + avatarUri.replace('.png', '.jpg'));
    expect(missing.status).toBe(404);
    await missing.body?.cancel();
    target().recorder?.take();
  });

  async function askAs(call: ApiCall, { values, headers = {}, session, cookie }: Prepared) {
    const sent = await encoded(call, values['body']);
    const { ursid = '', ...hostile } = HOSTILE_HEADERS;
    return callThrough(target().url + ownAddressOf(call, values), {
      method: call.method,
      headers: {
        ...hostile,
        // It marks a body as already encrypted.
        ...(!call.encrypted && { ursid }),
        cookie: [cookieWith(session), cookie ?? []].flat().join('; '),
        ...(sent && { 'content-type': sent.type }),
        ...headers,
      },
      ...(sent && { body: sent.bytes }),
    });
  }

  const ask: CaseMaker['ask'] = async (call, values, headers = {}, session) =>
    askAs(call, { values, headers, ...(session !== undefined && { session }) });

  const maker = (): CaseMaker => ({ ask, outbox: `${target().sender}/dev/outbox.json` });

  /** Prepares a case and drops its own calls. */
  async function prepared(
    { values = {}, prepare }: ContractCase,
    { api, caller }: ApiCall,
  ): Promise<Prepared> {
    // An unknown token would be renewed, and the call made again without one.
    const session = api === 'media' && caller === 'anyone-or-user' && { session: '' };
    if (!prepare) return { values, ...session };
    const made = await prepare(maker());
    target().recorder?.take();
    return { ...session, ...made };
  }

  /** Expects one call, to the right path, with exactly the headers of the specification. */
  function expectSentOn(call: ApiCall, { values, headers, session }: Prepared): void {
    const sent = target()
      .recorder?.take()
      // The edge's own calls: for the encryption key, and to renew an unknown session.
      .filter(({ url }) => !OF_THE_EDGE.has(url) || url === `/${call.api}${call.path}`);
    if (!sent) return;
    const own = `${call.method} /${call.api}${addressOf(call, values)}`;
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(call.byEdge ? [] : [own]);
    if (call.byEdge) return;
    expect(headersAt(sent[0])).toEqual({
      ...expectedHeaders(call, session),
      ...(values['body'] !== undefined && {
        'content-type': call.form ? FORM : 'application/json',
      }),
      ...(call.encrypted && { ursid: headersAt(sent[0])['ursid'] }),
      ...headers,
    });
    const isSealed = /^\{"payload":"[\w-]+\.\.[\w.-]+"\}$/.test(sent[0]?.body ?? '');
    expect(isSealed).toBe(call.encrypted === true);
  }
}

/** Encodes a body for its call, or null. */
async function encoded(
  { form }: ApiCall,
  body: unknown,
): Promise<{ type: string; bytes: Buffer } | null> {
  if (!isObject(body)) return null;
  if (!form) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const fields = new FormData();
  for (const [name, value] of Object.entries(body))
    fields.set(name, value instanceof File ? value : String(value));
  const response = new Response(fields);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('content-type') ?? '', bytes };
}

function nameOf({ values, prepare }: ContractCase): string {
  return prepare ? 'what it has prepared' : JSON.stringify(values ?? {});
}

/** Cuts `found` down to what is expected: the same members of an object, the start of a list. */
function partLike(found: unknown, expected: unknown): unknown {
  if (Array.isArray(found) && Array.isArray(expected))
    return expected.length === 0 ? found : expected.map((like, at) => partLike(found[at], like));
  if (!isObject(found) || !isObject(expected)) return found;
  const members = new Map(Object.entries(found));
  return Object.fromEntries(
    Object.entries(expected).map(([name, like]) => [name, partLike(members.get(name), like)]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
