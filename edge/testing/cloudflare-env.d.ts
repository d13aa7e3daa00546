import type { D1Migration } from 'cloudflare:test';
import type { RoomsEnv } from '../../realtime/hosts/rooms-env.ts';
import type { Env as EdgeEnv } from '../env.ts';
import type * as worker from './worker.ts';

declare global {
  /**
   * What `env` and `exports` of `cloudflare:workers` are in these tests. Beyond
   * the rooms' own bindings all are optional here: the rooms' classes, which are
   * typed without them, must stay good for this environment.
   */
  namespace Cloudflare {
    interface Env extends RoomsEnv, Partial<Omit<EdgeEnv, keyof RoomsEnv>> {
      MIGRATIONS?: D1Migration[];
    }
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
