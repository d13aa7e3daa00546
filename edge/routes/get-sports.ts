import type { Context } from 'hono';
import { listSports } from '../origin/media/sports.ts';
import { answerData } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/sports` → `SportWire[]`. */
export function getSports(c: Context<Bindings>) {
  return answerData(c, listSports());
}
