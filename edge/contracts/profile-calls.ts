import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { AVATAR_LIMITS } from './credentials.ts';
import { FAVOURITE_TYPE } from './favourite-key.ts';
import { profileSchema, PROVIDERS } from './patron-calls.ts';
import { idSchema, textSchema } from './primitives.ts';

/** Minimum age, years. */
const MINIMUM_AGE = v.pipe(v.number(), v.integer());

export const updateAvatar = {
  api: 'patron',
  method: 'POST',
  path: '/patronUser/updateAvatar',
  caller: 'signed-in',
  cache: 'no-store',
  // The limit of the picture, plus space for the rest of the form.
  form: { largest: AVATAR_LIMITS.bytes + 16_000, perHour: 10 },
  input: v.object({ body: v.object({ file: v.file('takes a file') }) }),
  data: v.object({ avatarUri: v.string() }),
} as const satisfies ApiCall;

export const verifyAge = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/age-verification',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({
    body: v.object({
      /** Day of birth, not stored: '2000-05-17'. */
      dateOfBirth: v.pipe(v.string(), v.isoDate('must be a day such as 2000-05-17')),
    }),
  }),
  data: v.object({ isOldEnough: v.boolean(), minimumAge: MINIMUM_AGE }),
} as const satisfies ApiCall;

const orNever = v.nullable(timeSchema);

/**
 * Returns all data about the user (GDPR article 15, LGPD article 18), without hashes of secrets.
 */
export const downloadData = {
  api: 'patron',
  method: 'GET',
  path: '/v3/patron-user/data',
  caller: 'signed-in',
  cache: 'no-store',
  isStream: true,
  input: v.object({}),
  data: v.object({
    profile: profileSchema,
    addressConfirmedAt: orNever,
    picture: v.nullable(v.object({ type: v.string(), base64: v.string() })),
    signIns: v.array(
      v.object({
        createdAt: timeSchema,
        renewedAt: timeSchema,
        expiresAt: timeSchema,
        revokedAt: orNever,
      }),
    ),
    identities: v.array(
      v.object({ provider: v.picklist(PROVIDERS), subject: v.string(), createdAt: timeSchema }),
    ),
    betting: v.array(v.object({ account: idSchema, linkedAt: timeSchema })),
    favourites: v.array(
      v.object({
        type: v.picklist(Object.values(FAVOURITE_TYPE)),
        favouriteItemId: idSchema,
        addedAt: timeSchema,
      }),
    ),
    /** Absent from an API without calendars. */
    calendars: v.optional(
      v.array(v.object({ calendarId: idSchema, createdAt: timeSchema, seenAt: timeSchema })),
    ),
    comments: v.array(
      v.object({
        commentId: idSchema,
        newsId: idSchema,
        text: textSchema,
        createdAt: timeSchema,
        withdrawnAt: orNever,
      }),
    ),
    codes: v.array(
      v.object({
        channel: v.picklist(['email', 'sms']),
        purpose: v.string(),
        to: v.string(),
        expiresAt: timeSchema,
        usedAt: orNever,
      }),
    ),
    proofs: v.array(
      v.object({ kind: v.string(), subject: v.string(), expiresAt: timeSchema, usedAt: orNever }),
    ),
  }),
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  updateAvatar: {
    summary: 'Stores a picture of the user: a JPEG, PNG or WebP of 32 to 4096 px, 2 MB at most',
    isSpecified: true,
    refuses: 'file is missing',
    fails: {
      413: 'The picture is too large, in bytes or px',
      415: 'The file is no picture of these kinds, is broken, or is too small',
      429: 'State 11812: more than ten pictures of the account within an hour, refused ones too',
    },
  },
  verifyAge: {
    summary: 'Whether the user is old enough; only the answer is stored',
    isSpecified: true,
    refuses: 'dateOfBirth is malformed, in the future or more than 130 years ago',
    fails: {
      429: 'State 11838: within the last day, the account or the device sent a date of birth that is too recent. State 11812: more than ten dates of birth of the account within an hour',
    },
  },
  downloadData: {
    summary: 'All stored data about the signed-in user',
    isSpecified: false,
    fails: {
      429: 'State 11812: more than ten downloads by the account within an hour, or another one is open; see `Retry-After`',
    },
  },
} satisfies Record<string, CallText>;
