import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressOf, ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema, errorBodySchema } from '../contracts/envelope.ts';
import { describedCalls } from '../docs/described-calls.ts';
import { callThrough } from './call-through.ts';
import { CASES, type CatalogueCallName, type Values } from './contract-cases.ts';
import { expectedHeaders, HOSTILE_HEADERS, headersAt } from './expected-headers.ts';
import type { Recorder } from './recorder.ts';
import { MEDIA_TABLE, PATRON_TABLE, SMS_TABLE } from './specified-calls.ts';
import { PASSED_ON } from '../upstream/passed-on-calls.ts';

/** Rows that no call answers yet. */
const LATER = PASSED_ON.media;

/** A product that was filled with `catalogueAt`, and what stands between it and its upstream. */
export interface ContractTarget {
  url: string;
  /** Absent where the product answers from within. */
  recorder?: Recorder;
}

/**
 * What every API behind the edge is held to, wherever it runs: each call of
 * the registry and each row of the specification's table, made through the
 * edge by a visitor who brings more headers than an upstream may see.
 */
export function contractSuite(target: () => ContractTarget): void {
  const all = describedCalls().map((call) => ({ ...call, row: `${call.method} ${call.path}` }));
  const calls = all.flatMap(({ name, ...call }) =>
    isOfCatalogue(name) ? [{ ...call, name }] : [],
  );

  it('knows every row of the specification, and no other as specified', () => {
    const specified = all.filter(({ isSpecified }) => isSpecified).map(({ row }) => row);
    expect(specified.concat(Object.values(PASSED_ON).flat()).toSorted()).toEqual(
      [...MEDIA_TABLE, ...PATRON_TABLE, ...SMS_TABLE].toSorted(),
    );
  });

  describe.each(calls)('$row', (call) => {
    const { good, refused = [] } = CASES[call.name];

    it.each(good)('answers $values', async ({ values, holds }) => {
      const answer = await ask(call, values);
      expect(answer.status).toBe(200);
      const body = v.parse(envelopeSchema(call.data), answer.body);
      expect(body).toEqual(answer.body);
      expect(partLike(body.data, holds)).toEqual(holds);
      expectSentOn(call, values);
    });

    it('refuses just what its documents say', () => {
      const statuses = [...new Set(refused.map(({ status }) => status))];
      expect(statuses.toSorted()).toEqual(Object.keys(call.errors).map(Number).toSorted());
    });

    for (const { values, status, message } of refused)
      it(`answers ${status} to ${JSON.stringify(values)}`, async () => {
        const answer = await ask(call, values);
        expect(answer).toMatchObject({ status, body: { message } });
        expect(v.parse(v.strictObject(errorBodySchema.entries), answer.body)).toBeTruthy();
        expect(answer.headers['cache-control']).not.toContain('public');
        expectSentOn(call, values);
      });
  });

  it.each(LATER)('%s is a plain 404 for now', async (row) => {
    const [method = '', template = ''] = row.split(' ');
    const path = template.replaceAll(/\{\w+\}/g, '1');
    const body = method === 'GET' ? undefined : '{"id":"1"}';
    const { status, body: said } = await callThrough(`${target().url}/api/media${path}`, {
      method,
      headers: { ...HOSTILE_HEADERS, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    expect({ status, said }).toEqual({ status: 404, said: { message: 'There is no such call.' } });
    const sent = target().recorder?.take();
    if (!sent) return;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method, url: `/media${path}`, body: body ?? '' });
  });

  function ask(call: (typeof calls)[number], values: Values = {}) {
    const url = target().url + ownAddressOf(call, values);
    return callThrough(url, { method: call.method, headers: HOSTILE_HEADERS });
  }

  /** One call, to the right path, with the headers of the specification and no others. */
  function expectSentOn(call: (typeof calls)[number], values: Values = {}): void {
    const sent = target().recorder?.take();
    if (!sent) return;
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `${call.method} /${call.api}${addressOf(call, values)}`,
    ]);
    expect(headersAt(sent[0])).toEqual(expectedHeaders(call));
  }
}

function isOfCatalogue(name: string): name is CatalogueCallName {
  return name in CASES;
}

/** Of what was found as much as is expected: of an object its members, of a list its beginning. */
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
