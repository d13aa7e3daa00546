import { join } from 'node:path';
import * as v from 'valibot';
import { unstable_readConfig as readConfig } from 'wrangler';
import { PROJECT } from '../../edge/local/project.ts';
import { brandOverrideSchema, overriddenBrand } from '../../edge/shared/brand/brand-override.ts';
import { BRAND_RECORDS } from '../../edge/shared/brand/brand.ts';

export const ENVIRONMENTS = ['staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The parts of wrangler.toml that a deployment uses. */
const configSchema = v.object({
  name: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  workers_dev: v.optional(v.boolean()),
  preview_urls: v.optional(v.boolean()),
  routes: v.optional(v.array(v.looseObject({ pattern: v.string() })), []),
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

/** Fields of a brand without an app. */
const NO_APPS = { appStoreUrl: '', googlePlayStoreUrl: '', androidAppPackageName: '' };

/**
 * Returns the configuration of an environment of wrangler.toml; without an argument, that of local runs. An
 * environment inherits no variables in wrangler, so this adds those of the top level. A brand has the apps that
 * the operator names, and none of the placeholders.
 */
export function readEnvironment(environment?: Environment): EnvironmentConfig {
  const read = (env?: Environment) =>
    v.parse(
      configSchema,
      readConfig({ config: join(PROJECT, 'wrangler.toml'), env }, { hideWarnings: true }),
    );
  const own = read(environment);
  return { ...own, vars: withoutPlaceholderApps({ ...read().vars, ...own.vars }) };
}

/** Empties the fields of apps that an operator has not set, except in a malformed variable. */
function withoutPlaceholderApps(vars: Readonly<Record<string, string>>): Record<string, string> {
  const brands = Object.values(BRAND_RECORDS).flatMap(({ profile, variable }) => {
    const json = vars[variable]?.trim() || '{}';
    if (overriddenBrand(profile, json).kind === 'malformed') return [];
    const own = v.parse(brandOverrideSchema, JSON.parse(json));
    return [[variable, JSON.stringify({ ...NO_APPS, ...own })] as const];
  });
  return { ...vars, ...Object.fromEntries(brands) };
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
