import type { EnvironmentConfig } from './environment.ts';

/** What the account has deployed in the environment. */
export interface Deployed {
  /** The version that serves; null before the first deployment. */
  version: string | null;
  /** Tag of the Durable Objects' last migration; null before the first. */
  migration: string | null;
}

export type Step =
  /** Runs wrangler. `NEW` in an argument stands for the id of the uploaded version. */
  | { kind: 'wrangler'; args: string[] }
  /** Runs the smoke test, on whichever version answers or on the new one, whatever its share is. */
  | { kind: 'smoke'; version: 'any' | 'new' }
  | { kind: 'wait'; seconds: number };

export interface Plan {
  /** Why the deployment takes these steps. */
  why: string;
  steps: Step[];
  /** Arguments of wrangler that go back when a step fails; null if there is no version to go back to. */
  back: string[] | null;
}

/** Shares of the requests that a new version gets in turn before it gets all, %. */
const SHARES = [10, 50];
/** Pause until a deployment is known everywhere, s. */
const SPREAD = 10;
/** Pause between a new share and its smoke test, s. */
const WATCHED = 300;

interface Deployment {
  config: EnvironmentConfig;
  /** wrangler's configuration of the built Worker. */
  file: string;
  /** Name of the version, at most 25 characters. */
  tag: string;
  /** Path of a file with secrets to set, or null. */
  secrets: string | null;
  deployed: Deployed;
}

/**
 * Returns the steps of a deployment. Migrations of the database come first, since the deployed code works with
 * the new schema too. A version with a new migration of Durable Objects cannot share requests with another, so
 * it gets all requests at once, as the first version does, and there is no way back.
 */
export function planDeployment({ config, file, tag, secrets, deployed }: Deployment): Plan {
  const wrangler = (...args: string[]): Step => ({
    kind: 'wrangler',
    args: [...args, '--config', file],
  });
  const named = ['--tag', tag, ...(secrets === null ? [] : ['--secrets-file', secrets])];
  const migrate = wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  const { version: old, migration } = deployed;
  const newest = config.migrations.at(-1)?.tag ?? null;
  if (old === null || migration !== newest)
    return {
      why:
        old === null
          ? 'it is the first version'
          : `Durable Objects migrate from ${migration} to ${newest}: rooms restart, and no command goes back over it`,
      steps: [migrate, wrangler('deploy', ...named), { kind: 'smoke', version: 'any' }],
      back: null,
    };
  const share = (percent: number) =>
    wrangler('versions', 'deploy', `NEW@${percent}%`, `${old}@${100 - percent}%`, '--yes');
  return {
    why: `it takes over from ${old} in steps`,
    steps: [
      migrate,
      wrangler('versions', 'upload', ...named),
      share(0),
      { kind: 'wait', seconds: SPREAD },
      { kind: 'smoke', version: 'new' },
      ...SHARES.flatMap((percent): Step[] => [
        share(percent),
        { kind: 'wait', seconds: WATCHED },
        { kind: 'smoke', version: 'new' },
      ]),
      wrangler('versions', 'deploy', 'NEW@100%', '--yes'),
      // Crons and consumers of queues: an upload of a version does not change them.
      wrangler('triggers', 'deploy'),
      { kind: 'smoke', version: 'any' },
    ],
    back: ['versions', 'deploy', `${old}@100%`, '--yes', '--config', file],
  };
}

/** Returns wrangler's arguments that give all requests to the previous version that had all of them. */
export function planBack({ name }: Pick<EnvironmentConfig, 'name'>): string[] {
  return ['rollback', '--yes', '--message', 'npm run deploy -- --back', '--name', name];
}
