import type { RoomsEnv } from '../rooms-env.ts';
import type * as worker from './worker.ts';

/** Types of `env` and `exports` of `cloudflare:workers` in these tests. */
declare global {
  namespace Cloudflare {
    interface Env extends RoomsEnv {}
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
