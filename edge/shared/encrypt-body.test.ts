import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { encryptBody } from './encrypt-body.ts';

const BODY = JSON.stringify({ identifier: 'à@b.example', password: 'correct horse' });

it('an encrypted body is a standard JWE, different each time', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const key = { ...(await exportJWK(publicKey)), alg: 'ECDH-ES', use: 'enc' };
  const encrypt = () => encryptBody(new TextEncoder().encode(BODY), { key, kid: 'one' }, 90_500);
  const [first, second] = [await encrypt(), await encrypt()];
  expect(decodeProtectedHeader(first)).toMatchObject({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: 'one',
    iat: 90,
    epk: { kty: 'EC', crv: 'P-256' },
  });
  for (const payload of [first, second]) {
    const { plaintext } = await compactDecrypt(payload, privateKey);
    expect(new TextDecoder().decode(plaintext)).toBe(BODY);
  }
  expect(first).not.toBe(second);
});
