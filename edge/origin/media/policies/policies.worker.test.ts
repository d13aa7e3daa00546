import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import type { Policy } from '../../../../realtime/protocol/content.ts';
import { policyId } from '../../../../realtime/protocol/content.ts';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { policyWireSchema } from '../../../contracts/policy.ts';
import { call } from '../../../testing/call.ts';
import { signed } from '../../../testing/signed.ts';

function policy(introduction: string, more: Partial<Policy> = {}): Policy {
  const named = { policy: 'privacy-policy' as const, language: 'en', ...more };
  return {
    kind: 'policy',
    ...named,
    id: policyId(named),
    introduction,
    sections: [{ id: 'a', title: 'A', html: '<p onclick="x()">a</p><script>1</script>' }],
    ...more,
  };
}

const post = async (...content: Policy[]) =>
  (await call(signed('/ingest/v1/content', { source: 'test', content }))).body;

async function ask(query: string) {
  const { body } = await call(`/api/media/v1/policies/${query}`);
  return v.parse(envelopeSchema(policyWireSchema), body).data;
}

beforeAll(async () => {
  await post(
    policy('<p>all en</p>', { version: '2', since: 0 }),
    policy('<p>all pt</p>', { language: 'pt-BR' }),
    policy('<p>net es</p>', { language: 'es-MX', brand: 'touchline-net' }),
  );
});

it.each([
  ['privacy-policy?language=en', 'all en'],
  ['privacy-policy?language=pt-BR', 'all pt'],
  ['privacy-policy?language=es-MX', 'all en'],
  ['privacy-policy?language=en&brand=touchline-net', 'net es'],
])('%s returns the closest policy', async (query, text) => {
  expect((await ask(query))?.introduction).toBe(`<p>${text}</p>`);
});

it('a policy has sanitized HTML and its version, and a repeat changes nothing', async () => {
  expect(await ask('privacy-policy')).toEqual({
    language: 'en',
    version: '2',
    since: 0,
    introduction: '<p>all en</p>',
    sections: [{ id: 'a', title: 'A', html: '<p>a</p>' }],
  });
  const again = policy('<p>all en</p>', { version: '2', since: 0 });
  expect(await post(again)).toMatchObject({ results: [{ outcome: 'duplicate' }] });
  expect(await post(policy('<p>new</p>'))).toMatchObject({ results: [{ outcome: 'applied' }] });
});

it('a policy is null until the operator sends one, and an unknown name is not found', async () => {
  expect(await ask('terms-of-service')).toBeNull();
  expect((await call('/api/media/v1/policies/cookies')).status).toBe(404);
});
