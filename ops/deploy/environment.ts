import { join } from 'node:path';
import * as v from 'valibot';
import { unstable_readConfig as readConfig } from 'wrangler';
import { PROJECT } from '../../edge/local/project.ts';

export const ENVIRONMENTS = ['staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The parts of wrangler.toml that a deployment uses. */
const configSchema = v.object({
  name: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  observability: v.looseObject({}),
  assets: v.looseObject({ binding: v.string() }),
  vars: v.record(v.string(), v.string()),
  durable_objects: v.object({
    bindings: v.array(v.looseObject({ name: v.string(), class_name: v.string() })),
  }),
  migrations: v.array(
    v.looseObject({ tag: v.string(), new_sqlite_classes: v.optional(v.array(v.string())) }),
  ),
  d1_databases: v.array(
    v.object({
      binding: v.string(),
      database_name: v.string(),
      database_id: v.string(),
      migrations_dir: v.string(),
    }),
  ),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
  queues: v.object({
    producers: v.array(v.looseObject({ binding: v.string(), queue: v.string() })),
    consumers: v.array(
      v.looseObject({ queue: v.string(), dead_letter_queue: v.optional(v.string()) }),
    ),
  }),
  triggers: v.object({ crons: v.array(v.string()) }),
});
export type EnvironmentConfig = v.InferOutput<typeof configSchema>;

/**
 * Returns the configuration of an environment of wrangler.toml; without an argument, that of local runs. An
 * environment inherits no variables in wrangler, so this adds those of the top level.
 */
export function readEnvironment(environment?: Environment): EnvironmentConfig {
  const read = (env?: Environment) =>
    v.parse(
      configSchema,
      readConfig({ config: join(PROJECT, 'wrangler.toml'), env }, { hideWarnings: true }),
    );
  const own = read(environment);
  return { ...own, vars: { ...read().vars, ...own.vars } };
}

/** Returns the configuration for wrangler as a file beside the built Worker, in build/server. */
export function builtConfig(config: EnvironmentConfig): object {
  return {
    ...config,
    main: 'index.js',
    no_bundle: true,
    rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
    upload_source_maps: true,
    assets: { ...config.assets, directory: '../client' },
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: `../../${database.migrations_dir}`,
    })),
  };
}
