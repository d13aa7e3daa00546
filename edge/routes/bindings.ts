import type { Env } from '../env.ts';

/** What every handler's context carries. */
export interface Bindings {
  Bindings: Env;
}
