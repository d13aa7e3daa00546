import { expect, it } from 'vitest';
import { ENVIRONMENTS, readEnvironment, type EnvironmentConfig } from './environment.ts';

const local = readEnvironment();

/** What must be the same everywhere: the code relies on it. */
function shapeOf(config: EnvironmentConfig) {
  const { name: _name, d1_databases, r2_buckets, queues, vars, ...same } = config;
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
function resourcesOf({ name, d1_databases, r2_buckets, queues }: EnvironmentConfig): string[] {
  return [
    `Worker ${name}`,
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

it('no environment shares a Worker, database, bucket or queue with another', () => {
  const all = [local, ...ENVIRONMENTS.map(readEnvironment)].flatMap(resourcesOf);
  expect(all).toHaveLength(3 * 8);
  expect(new Set(all).size).toBe(all.length);
});

it.each([undefined, ...ENVIRONMENTS])(
  'the dead-letter queue of %s ends in -dead, by which the Worker knows it',
  (environment) => {
    const { queues } = readEnvironment(environment);
    const dead = queues.consumers.flatMap(({ dead_letter_queue }) => dead_letter_queue ?? []);
    const names = queues.consumers.map(({ queue }) => queue);
    expect(dead).toHaveLength(2);
    expect(names.filter((queue) => queue.endsWith('-dead'))).toEqual(dead);
  },
);
