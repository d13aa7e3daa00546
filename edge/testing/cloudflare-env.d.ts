/**
 * What `env` and `exports` of `cloudflare:workers` are in these tests. Beyond
 * the rooms' own bindings all are optional here: the rooms' classes, which are
 * typed without them, must stay good for this environment.
 */
declare namespace Cloudflare {
  interface Env extends RoomsEnvOfTests, Partial<EdgeEnvOfTests> {
    MIGRATIONS?: import('cloudflare:test').D1Migration[];
  }
  type RoomsEnvOfTests = import('../../realtime/hosts/rooms-env.ts').RoomsEnv;
  type EdgeEnvOfTests = Pick<import('../env.ts').Env, 'DB' | 'MATCH_STATES' | 'INGEST_SECRET'>;
  interface GlobalProps {
    mainModule: typeof import('./worker.ts');
  }
}
