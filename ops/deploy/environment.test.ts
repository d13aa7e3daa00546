import { expect, it } from 'vitest';
import { ENVIRONMENTS, readEnvironment, type EnvironmentConfig } from './environment.ts';

const local = readEnvironment();

/** What must be the same everywhere: the code relies on it. */
function shapeOf(config: EnvironmentConfig) {
  const { name: _name, routes: _routes, d1_databases, r2_buckets, queues, vars, ...same } = config;
  /** The queue's place, whatever its name is. */
  const place = (name: string | undefined) =>
    queues.producers.find(({ queue }) => queue === name)?.binding;
  return {
    ...same,
    databases: d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
    buckets: r2_buckets.map(({ binding }) => binding),
    producers: queues.producers.map(({ queue: _queue, ...binding }) => binding),
    consumers: queues.consumers.map(({ queue, dead_letter_queue: dead, ...limits }) => ({
      ...limits,
      queue: place(queue),
      dead: place(dead),
    })),
    vars: Object.keys(vars).toSorted(),
  };
}

/** Everything that an environment owns. */
function resourcesOf(config: EnvironmentConfig): string[] {
  const { name, routes, d1_databases, r2_buckets, queues } = config;
  return [
    `Worker ${name}`,
    ...routes.map(({ pattern }) => `host ${pattern}`),
    ...d1_databases.flatMap((each) => [`database ${each.database_name}`, each.database_id]),
    ...r2_buckets.map(({ bucket_name }) => `bucket ${bucket_name}`),
    ...queues.consumers.map(({ queue }) => `queue ${queue}`),
  ];
}

it.each(ENVIRONMENTS)(
  '%s has the bindings, queues, crons, migrations and variables of a local run',
  (environment) => {
    expect(local.durable_objects.bindings.length).toBeGreaterThan(3);
    expect(shapeOf(local).consumers).toHaveLength(4);
    expect(shapeOf(readEnvironment(environment))).toEqual(shapeOf(local));
  },
);

it('no environment shares a Worker, host, database, bucket or queue with another', () => {
  const all = [local, ...ENVIRONMENTS.map(readEnvironment)].flatMap(resourcesOf);
  expect(all.length).toBeGreaterThanOrEqual(3 * 8);
  expect(new Set(all).size).toBe(all.length);
});

it('a brand has the apps that the operator names, and none of the placeholders', () => {
  const { vars } = readEnvironment();
  expect(JSON.parse(vars['FIRST_BRAND'] ?? '')).toEqual({
    appStoreUrl: '',
    googlePlayStoreUrl: '',
    androidAppPackageName: '',
  });
});
