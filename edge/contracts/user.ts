import * as v from 'valibot';
import { idSchema } from './primitives.ts';

/** The signed-in user of the session. */
export const userSchema = v.object({ userId: idSchema });
export type User = v.InferOutput<typeof userSchema>;
