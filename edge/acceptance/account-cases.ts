import type { ApiCall } from '../contracts/api-call.ts';
import * as messages from '../contracts/messages.ts';
import * as PATRON_CALLS from '../contracts/patron-calls.ts';
import * as SESSION_CALLS from '../contracts/session-calls.ts';
import type { CaseMaker, ContractCase, ContractCases, Values } from './contract-case.ts';
import {
  asFan,
  asNewFan,
  confirmed,
  fanOf,
  newEmail,
  newFan,
  PASSWORD,
  proofOf,
  stranger,
  type Fan,
} from './fans.ts';
import { often, somebody, triedOut } from './tried-out.ts';

const NEW_PASSWORD = 'my kingdom for a goal';

/** Accounts of the betting site that a local product simulates. */
const BETTING = { identifier: 'demo@bet.example', password: 'elpmaxe.teb@omed' };
const BETTING_TAKEN = { identifier: 'second@bet.example', password: 'elpmaxe.teb@dnoces' };

/** Sets a new password with a code. */
const resetting: ContractCase = {
  prepare: async (maker) => {
    const { email } = await newFan(maker);
    const otpToken = await proofOf(maker, email, 'reset');
    return { values: { body: { otpToken, password: NEW_PASSWORD } } };
  },
};

const NOTHING = {};
const malformed = (message: string) => ({ values: { body: {} }, status: 400, message });
const wrong = { message: 'These credentials are wrong.' };
const unproved = { status: 400, message: 'Prove again who you are.' };
const noBody = 'body: takes identifier and password, or otpToken';
const spent = { otpToken: 'none', password: NEW_PASSWORD };
const guess = (identifier = newEmail()) => ({ identifier, password: 'not it at all' });

const lastSignInMethod = { status: 409, message: 'The account has no other way to sign in.' };
const notLinked = { status: 404, message: 'Nothing of this name is linked to the account.' };

/** Removes a fan's way in; confirms the password unless a body is given. */
function removing(values: Values, body?: () => object): ContractCase {
  const proved = async (fan: Fan, maker: CaseMaker) => ({ token: await confirmed(maker, fan) });
  const { prepare } = asFan(body ?? proved);
  return {
    prepare: async (maker) => {
      const asked = (await prepare?.(maker)) ?? { values: {} };
      return { ...asked, values: { ...asked.values, ...values } };
    },
  };
}

const signInCases: (call: ApiCall) => ContractCases = (call) => ({
  good: [
    {
      prepare: async (maker) => {
        const { email } = await fanOf(maker);
        return { values: { body: { identifier: email, password: PASSWORD } } };
      },
      holds: { expiresIn: 900 },
    },
  ],
  refused: [
    malformed(noBody),
    { values: { body: guess() }, status: 401, ...wrong },
    { ...triedOut(call, guess), ...often },
  ],
});

/** Account and session cases. */
export const ACCOUNT_CASES = {
  resolveIdentifier: {
    good: [
      {
        values: { body: { identifier: 'Ana@Example.ORG' } },
        holds: { kind: 'email', identifier: 'Ana@example.org' },
      },
    ],
    refused: [
      {
        values: { body: { identifier: 'ana' } },
        status: 400,
        message: 'This is neither an e-mail address nor a phone number.',
      },
    ],
  },
  signIn: signInCases(SESSION_CALLS.signIn),
  signInByPhone: signInCases(SESSION_CALLS.signInByPhone),
  register: {
    good: [
      {
        prepare: async (maker) => ({
          values: { body: { otpToken: await proofOf(maker, newEmail()), password: PASSWORD } },
        }),
        holds: { expiresIn: 900 },
      },
    ],
    elsewhere: { 429: 'edge/origin/patron/passwords/hashing-order.worker.test.ts' },
    refused: [
      { values: { body: spent }, ...unproved },
      {
        prepare: async (maker) => {
          await newFan(maker, newEmail(), { username: 'camisa_10' });
          const otpToken = await proofOf(maker, newEmail());
          return { values: { body: { otpToken, password: PASSWORD, username: 'Camisa_10' } } };
        },
        status: 409,
        message: 'Somebody has this username.',
      },
    ],
  },
  renewTokens: {
    good: [
      {
        prepare: async (maker) => {
          const { renewalToken } = await newFan(maker);
          return { values: { body: { renewalToken } } };
        },
        holds: { expiresIn: 900 },
      },
    ],
    refused: [
      {
        values: { body: { renewalToken: 5 } },
        status: 400,
        message: 'body.renewalToken: Invalid type: Expected string but received 5',
      },
      {
        values: { body: { renewalToken: 'none' } },
        status: 401,
        message: messages.SESSION_OVER,
      },
    ],
  },
  signOut: {
    good: [
      {
        prepare: async (maker) => ({ values: {}, session: (await newFan(maker)).accessToken }),
        holds: NOTHING,
      },
    ],
    refused: [stranger()],
  },
  getProfile: {
    good: [{ ...asFan(), holds: { hasPassword: true, countryCode: 'es', providers: [] } }],
    refused: [stranger()],
  },
  confirmPassword: {
    good: [{ ...asFan(() => ({ password: PASSWORD })), holds: {} }],
    refused: [
      { ...asFan(() => ({})), status: 400, message: 'body: takes password, or otpToken' },
      stranger({ body: { password: PASSWORD } }),
      {
        ...asFan(() => ({ password: 'not it at all' })),
        status: 403,
        message: 'The password is wrong.',
      },
      {
        ...triedOut(PATRON_CALLS.confirmPassword, () => ({ password: 'not it at all' }), somebody),
        ...often,
      },
    ],
  },
  updatePassword: {
    good: [
      {
        ...asNewFan(async (fan, maker) => ({
          token: await confirmed(maker, fan),
          password: NEW_PASSWORD,
        })),
        holds: { expiresIn: 900 },
      },
    ],
    elsewhere: { 429: 'edge/origin/patron/passwords/hashing-order.worker.test.ts' },
    refused: [
      { ...asFan(() => ({ token: 'none', password: NEW_PASSWORD })), ...unproved },
      stranger({ body: { token: 'none', password: NEW_PASSWORD } }),
    ],
  },
  resetPasswordByEmail: {
    good: [{ ...resetting, holds: NOTHING }],
    elsewhere: { 429: 'edge/origin/patron/passwords/hashing-order.worker.test.ts' },
    refused: [{ values: { body: spent }, ...unproved }],
  },
  resetPassword: {
    good: [{ ...resetting, holds: NOTHING }],
    elsewhere: { 429: 'edge/origin/patron/passwords/hashing-order.worker.test.ts' },
    refused: [{ values: { body: spent }, ...unproved }],
  },
  deleteAccount: {
    good: [
      { ...asNewFan(async (fan, maker) => ({ token: await confirmed(maker, fan) })), holds: {} },
    ],
    refused: [
      { ...asFan(() => ({ token: 'none' })), ...unproved },
      stranger({ body: { token: 'none' } }),
    ],
  },
  syncAccount: {
    good: [{ values: { body: BETTING }, holds: { expiresIn: 900 } }],
    refused: [
      malformed('body.identifier is missing'),
      { values: { body: guess() }, status: 401, ...wrong },
      {
        prepare: async (maker) => {
          await newFan(maker, BETTING_TAKEN.identifier);
          return { values: { body: BETTING_TAKEN } };
        },
        status: 409,
        message: 'This address has an account.',
      },
      { ...triedOut(SESSION_CALLS.syncAccount, guess), ...often },
    ],
    elsewhere: { 404: 'edge/origin/patron/betting/betting-handlers.worker.test.ts' },
  },
  linkBettingAccount: {
    good: [
      {
        ...asFan(async (fan, maker) => ({
          ...BETTING,
          token: await confirmed(maker, fan),
          keep: true,
        })),
        holds: { account: 'demo-1' },
      },
    ],
    refused: [
      { ...asFan(() => ({})), status: 400, message: 'body.identifier is missing' },
      { ...asFan(() => ({ ...BETTING, token: 'none' })), ...unproved },
      stranger({ body: { ...BETTING, token: 'none' } }),
      {
        ...asFan(async (fan, maker) => ({ ...guess(), token: await confirmed(maker, fan) })),
        status: 403,
        ...wrong,
      },
      {
        ...asNewFan(async (fan, maker) => {
          const owner = await fanOf(maker);
          const values = { body: { ...BETTING, token: await confirmed(maker, owner), keep: true } };
          await maker.ask(PATRON_CALLS.linkBettingAccount, values, {}, owner.accessToken);
          return { ...BETTING, token: await confirmed(maker, fan) };
        }),
        status: 409,
        message: 'This betting account is linked to another account.',
      },
      {
        ...asNewFan(async (fan, maker) => {
          const body = { ...guess(), token: await confirmed(maker, fan) };
          for (let tries = 0; tries < 10; tries += 1)
            await maker.ask(PATRON_CALLS.linkBettingAccount, { body }, {}, fan.accessToken);
          return body;
        }),
        ...often,
      },
    ],
    elsewhere: { 404: 'edge/origin/patron/betting/betting-handlers.worker.test.ts' },
  },
  // sign-in-methods.worker.test.ts covers a phone number, and the good cases of a provider.
  removeAddress: {
    good: [],
    refused: [
      { ...removing({ kind: 'email' }, () => ({ token: 'none' })), ...unproved },
      stranger({ kind: 'email', body: { token: 'none' } }),
      {
        ...removing({ kind: 'phone' }),
        status: 404,
        message: 'The account has no address of this kind.',
      },
      { ...removing({ kind: 'email' }), ...lastSignInMethod },
    ],
  },
  unlinkProvider: {
    good: [],
    refused: [
      { ...removing({ provider: 'apple' }, () => ({ token: 'none' })), ...unproved },
      stranger({ provider: 'apple', body: { token: 'none' } }),
      { ...removing({ provider: 'apple' }), ...notLinked },
    ],
    elsewhere: { 409: 'edge/origin/patron/accounts/sign-in-methods.worker.test.ts' },
  },
  unlinkBettingAccount: {
    good: [
      {
        ...asNewFan(async (fan, maker) => {
          const body = { ...BETTING, token: await confirmed(maker, fan), keep: true };
          await maker.ask(PATRON_CALLS.linkBettingAccount, { body }, {}, fan.accessToken);
          return { account: 'demo-1', token: await confirmed(maker, fan) };
        }),
        holds: NOTHING,
      },
    ],
    refused: [
      { ...asFan(() => ({ account: 'demo-1', token: 'none' })), ...unproved },
      stranger({ body: { account: 'demo-1', token: 'none' } }),
      {
        ...asFan(async (fan, maker) => ({ account: 'none', token: await confirmed(maker, fan) })),
        ...notLinked,
      },
    ],
    elsewhere: { 409: 'edge/origin/patron/accounts/sign-in-methods.worker.test.ts' },
  },
} satisfies Record<string, ContractCases>;
