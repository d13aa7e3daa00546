import type { EnvironmentConfig } from './environment.ts';

/** What the account has of the environment. */
export interface Deployed {
  /** The version that serves; null before the first deployment. */
  version: string | null;
  /** Tag of the Durable Objects' last migration; null before the first. */
  migration: string | null;
}

export type Step =
  /** Runs wrangler. `NEW` in an argument stands for the id of the uploaded version. */
  | { kind: 'wrangler'; args: string[] }
  /** Requests the product: all of it, or the new version alone, whatever its share is. */
  | { kind: 'smoke'; version: 'any' | 'new' }
  | { kind: 'wait'; seconds: number };

export interface Plan {
  /** Why it takes this way. */
  why: string;
  steps: Step[];
  /** Goes back when a step fails; null before anything serves that one could go back to. */
  back: string[] | null;
}

/** Shares of the requests that a new version gets, one after another, %. */
const SHARES = [10, 50];
/** A deployment is known everywhere after a couple of seconds, s. */
const SPREAD = 10;
/** How long each share is watched, s. */
const WATCHED = 300;

interface Deployment {
  config: EnvironmentConfig;
  /** wrangler's configuration of the built Worker. */
  file: string;
  /** Names the version: at most 25 characters. */
  tag: string;
  /** File with secrets to set, if any. */
  secrets: string | null;
  deployed: Deployed;
}

/**
 * Returns the steps of a deployment. Migrations of the database come first, since each works with the code
 * before it. A version with a new migration of Durable Objects cannot share requests with another, so it
 * replaces the one before at once; so does the first version.
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
      // An upload of a version changes no crons and no consumers of queues.
      wrangler('triggers', 'deploy'),
      { kind: 'smoke', version: 'any' },
    ],
    back: ['versions', 'deploy', `${old}@100%`, '--yes', '--config', file],
  };
}

/** Returns wrangler's arguments that give all requests to the last version that had them all before. */
export function planBack({ name }: Pick<EnvironmentConfig, 'name'>): string[] {
  return ['rollback', '--yes', '--message', 'npm run deploy -- --back', '--name', name];
}
