import * as v from 'valibot';
import type { ApiCall } from '../../../edge/contracts/api-call.ts';

export const updateAvatar = {
  api: 'patron',
  method: 'POST',
  path: '/patronUser/updateAvatar',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ body: v.instance(FormData) }),
  data: v.object({ avatarUri: v.string() }),
} as const satisfies ApiCall;

export const verifyAge = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/age-verification',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ body: v.object({ dateOfBirth: v.string() }) }),
  data: v.object({ isOldEnough: v.boolean(), minimumAge: v.number() }),
} as const satisfies ApiCall;
