import type { RoomsEnv } from '../rooms-env.ts';
import type * as worker from './worker.ts';

/** What `env` and `exports` of `cloudflare:workers` are in these tests. */
declare global {
  namespace Cloudflare {
    interface Env extends RoomsEnv {}
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
