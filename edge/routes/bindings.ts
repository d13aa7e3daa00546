import type { Env } from '../env.ts';

/** Context of every handler. */
export interface Bindings {
  Bindings: Env;
}
