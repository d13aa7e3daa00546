import type { Challenge } from '../../../../edge/contracts/captcha.ts';

/** A challenge as the API makes it. */
const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: 'k',
    nonce: 'n',
    salt: 's',
    expiresAt: 1_900_000_000,
    data: { uuid: 'captcha-1' },
  },
  signature: 'signed',
} as const satisfies Challenge;

/** Answers of the calls of captchas, by the last segment of their paths. */
export const CAPTCHA_ANSWERS = {
  info: { isRequired: true, provider: 'altcha', algorithm: 'PBKDF2/SHA-256', expiresIn: 60 },
  quiz: { uuid: 'captcha-1', challenge: CHALLENGE },
  verification: { token: 'solved', expiresIn: 60 },
} as const;
