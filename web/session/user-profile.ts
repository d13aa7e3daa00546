import * as v from 'valibot';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import { idSchema, textSchema } from '../../edge/contracts/primitives.ts';

const absent = v.nullable(textSchema);

const userProfileSchema = v.object({
  userId: idSchema,
  email: absent,
  phone: absent,
  username: absent,
  statusMessage: absent,
  avatarUri: absent,
  countryCode: absent,
  uniqueHashKey: textSchema,
  hasPassword: v.boolean(),
  ageVerified: v.boolean(),
  providers: v.array(textSchema),
});

/** What is known of who is signed in (spec point 3). */
export type UserProfile = v.InferOutput<typeof userProfileSchema>;

export const getProfile = {
  api: 'patron',
  method: 'GET',
  path: '/v2/patron-user/profile',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({}),
  data: userProfileSchema,
} as const satisfies ApiCall;
