import * as v from 'valibot';
import { idSchema } from './primitives.ts';

/** Who is signed in, as the session says it. */
export const userSchema = v.object({ userId: idSchema });
export type User = v.InferOutput<typeof userSchema>;
