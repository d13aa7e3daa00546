import { QUEUES, queueOf, type QueueName } from '../../edge/queue/queue-name.ts';
import type { EnvironmentConfig } from './environment.ts';
import { brandsInUse, PLACEHOLDER, type Check } from './preflight.ts';

/** The id of a database; the placeholder of `wrangler.toml` begins with zeros. */
const DATABASE_ID = /^(?!0{8}-)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Checks that visitors reach the Worker at its own hosts alone, and that each brand in use has one. */
export function checkRoutes(config: EnvironmentConfig): Check {
  const { routes, vars } = config;
  const hosts = routes.map(({ pattern }) => pattern.replace(/\/.*$/, ''));
  const placeholders = hosts.filter((host) => PLACEHOLDER.test(host));
  const sites = brandsInUse(vars).map(({ variable, brand }) => ({
    variable,
    host: new URL(brand.feBaseUrl).host,
  }));
  const faults = [
    ...(['workers_dev', 'preview_urls'] as const).flatMap((name) =>
      config[name] === false
        ? []
        : [`${name} is not false: its address has neither the firewall nor the rules of your zone`],
    ),
    ...(placeholders.length === 0
      ? []
      : [
          `${placeholders.join(', ')}: put the hosts of your brands into "routes" of wrangler.toml instead`,
        ]),
    ...sites.flatMap(({ variable, host }) =>
      hosts.includes(host) || PLACEHOLDER.test(host)
        ? []
        : [`${host}, of feBaseUrl in ${variable}, is not in "routes" of wrangler.toml`],
    ),
  ];
  return { name: 'routes', found: hosts.join(', ') || 'none', faults };
}

/** Checks that the environment names a real database, and each queue by a name that the Worker knows. */
export function checkResources({ name, d1_databases, queues }: EnvironmentConfig): Check {
  const faults = d1_databases.flatMap(({ database_name, database_id }) =>
    DATABASE_ID.test(database_id)
      ? []
      : [`${database_name} has no id: put that of "wrangler d1 create" into wrangler.toml`],
  );
  return { name: 'resources', found: name, faults: [...faults, ...faultsOfQueues(queues)] };
}

/** The queue of each binding through which the Worker sends. */
const SENT: Readonly<Record<string, QueueName>> = {
  MATCH_STATES: 'match-states',
  DEAD_STATES: 'match-states-dead',
  ALERTS: 'match-alerts',
};

function faultsOfQueues({ producers, consumers }: EnvironmentConfig['queues']): string[] {
  const consumed = consumers.map(({ queue }) => queueOf(queue));
  return [
    ...QUEUES.flatMap((queue) =>
      consumed.filter((each) => each === queue).length === 1
        ? []
        : [`one queue whose name ends in ${queue.slice('match'.length)} must have a consumer`],
    ),
    ...Object.entries(SENT).flatMap(([binding, queue]) =>
      producers.some((each) => each.binding === binding && queueOf(each.queue) === queue)
        ? []
        : [`${binding} must send to the queue whose name ends in ${queue.slice('match'.length)}`],
    ),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => {
      const known = queueOf(queue);
      if (known === undefined) return [`${queue} is no queue of the product`];
      const own = QUEUES.find((each) => each === `${known}-dead`);
      return (dead === undefined ? undefined : queueOf(dead)) === own
        ? []
        : [`${queue} must have ${own ? `${queue}-dead as` : 'no'} dead_letter_queue`];
    }),
  ];
}

/**
 * Checks that a migration creates each class of Durable Objects. `files` are the database's migrations, which
 * are not checked here: the local smoke test applies them to an empty database.
 */
export function checkMigrations(
  { durable_objects, migrations }: EnvironmentConfig,
  files: readonly string[],
): Check {
  const created = migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes);
  const faults = durable_objects.bindings.flatMap(({ class_name }) =>
    created.includes(class_name)
      ? []
      : [`no migration in wrangler.toml creates the class ${class_name}`],
  );
  const found = `database ${files.at(-1) ?? 'none'}, Durable Objects ${migrations.at(-1)?.tag ?? 'none'}`;
  return { name: 'migrations', found, faults };
}
