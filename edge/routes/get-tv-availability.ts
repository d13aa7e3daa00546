import type { Context } from 'hono';
import { tvAvailability } from '../origin/media/app-data.ts';
import { answerData } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/{product}-tv/available` → `TvAvailability`. */
export function getTvAvailability(c: Context<Bindings>) {
  return answerData(c, tvAvailability());
}
