import { expect } from 'vitest';
import * as messages from '../contracts/messages.ts';
import { downloadData, updateAvatar, verifyAge } from '../contracts/profile-calls.ts';
import { png } from '../origin/patron/avatar/testing/pictures.ts';
import type { ContractCases } from './contract-case.ts';
import { asFan, asNewFan, newEmail, newFan, stranger } from './fans.ts';
import { often, somebody, triedOut } from './tried-out.ts';

/** Cases of a fan's profile and stored data. */
export const PROFILE_CASES = {
  updateUsername: {
    good: [{ ...asNewFan(() => ({ username: 'bola_7' })), holds: { username: 'bola_7' } }],
    refused: [
      {
        ...asFan(() => ({ username: 'a b' })),
        status: 400,
        message: 'A username has 3 to 20 letters, digits or underscores.',
      },
      stranger({ body: { username: 'bola_8' } }),
      {
        ...asFan(async (_fan, maker) => {
          await newFan(maker, newEmail(), { username: 'gol_9' });
          return { username: 'GOL_9' };
        }),
        status: 409,
        message: 'Somebody has this username.',
      },
      {
        ...asFan(() => ({ username: 'adm1n_2' })),
        status: 409,
        message: 'This username is kept for staff.',
      },
    ],
    elsewhere: { 429: 'edge/origin/patron/accounts/profile.worker.test.ts' },
  },
  updateStatusMessage: {
    good: [{ ...asFan(() => ({ statusMessage: ' Vamos ' })), holds: { statusMessage: 'Vamos' } }],
    refused: [
      {
        ...asFan(() => ({ statusMessage: 'x'.repeat(161) })),
        status: 400,
        message: 'A status message has 160 characters at most.',
      },
      stranger({ body: { statusMessage: 'Vamos' } }),
    ],
    elsewhere: { 429: 'edge/origin/patron/accounts/profile.worker.test.ts' },
  },
  updateAvatar: {
    good: [
      {
        ...asFan(() => ({ file: new File([png()], 'me.png') })),
        holds: { avatarUri: expect.stringMatching(/^\/img\/avatar\/[\w-]+\.png$/) },
      },
    ],
    refused: [
      {
        ...asFan(() => ({ other: 'text' })),
        status: 400,
        message: 'body.file is missing',
      },
      stranger({ body: { file: new File([png()], 'me.png') } }),
      {
        ...asFan(() => ({ file: new File([png({ width: 5_000 })], 'me.png') })),
        status: 413,
        message: messages.PICTURE_TOO_LARGE,
      },
      {
        ...asFan(() => ({ file: new File(['a text'], 'me.png') })),
        status: 415,
        message: messages.PICTURE_UNREADABLE,
      },
      {
        ...triedOut(updateAvatar, () => ({ file: new File(['a text'], 'me.png') }), somebody),
        ...often,
      },
    ],
  },
  downloadData: {
    good: [
      {
        prepare: async (maker) => ({ values: {}, ...(await somebody(maker)) }),
        holds: {
          profile: { hasPassword: true },
          picture: null,
          signIns: [{ revokedAt: null }],
          comments: [],
        },
      },
    ],
    refused: [stranger(), { ...triedOut(downloadData, undefined, somebody), ...often }],
  },
  verifyAge: {
    good: [
      { ...asNewFan(() => ({ dateOfBirth: '1990-05-17' })), holds: { isOldEnough: true } },
      { ...asNewFan(() => ({ dateOfBirth: '2020-05-17' })), holds: { isOldEnough: false } },
    ],
    refused: [
      {
        ...asFan(() => ({ dateOfBirth: '2990-05-17' })),
        status: 400,
        message: messages.NO_DATE_OF_BIRTH,
      },
      {
        ...asNewFan(async ({ accessToken }, maker) => {
          await maker.ask(verifyAge, { body: { dateOfBirth: '2020-05-17' } }, {}, accessToken);
          return { dateOfBirth: '1990-05-17' };
        }),
        ...often,
      },
      stranger({ body: { dateOfBirth: '1990-05-17' } }),
    ],
    // The case above has state 11838; this file has 11812.
    elsewhere: { 429: 'edge/origin/patron/age/age-handlers.worker.test.ts' },
  },
} satisfies Record<string, ContractCases>;
