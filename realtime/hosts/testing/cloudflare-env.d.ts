/** What `env` and `exports` of `cloudflare:workers` are in these tests. */
declare namespace Cloudflare {
  interface Env extends RoomsEnvOfTests {}
  type RoomsEnvOfTests = import('../rooms-env.ts').RoomsEnv;
  interface GlobalProps {
    mainModule: typeof import('./worker.ts');
  }
}
