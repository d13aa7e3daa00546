import { describe, expect, it } from 'vitest';
import { checkMigrations, checkResources, checkRoutes } from './check-resources.ts';
import { ENVIRONMENTS, readEnvironment } from './environment.ts';

/** An operator's own environments may have no fault. */
const config = readEnvironment();

describe('routes', () => {
  const own = (feBaseUrl: string) => JSON.stringify({ feBaseUrl });
  const vars = {
    FIRST_BRAND: own('https://www.scores.com'),
    SECOND_BRAND: own('https://www.placar.com'),
  };
  const routes = [{ pattern: 'www.scores.com' }, { pattern: 'www.placar.com/*' }];

  it('are fine where each brand has its host, and the Worker no other address', () => {
    expect(checkRoutes({ ...config, vars, routes })).toEqual({
      name: 'routes',
      found: 'www.scores.com, www.placar.com',
      faults: [],
    });
  });

  it('need only the host of the brand that BRAND names', () => {
    const one = { ...config, vars: { ...vars, BRAND: 'touchline-tv' } };
    expect(checkRoutes({ ...one, routes: routes.slice(0, 1) }).faults).toEqual([]);
  });

  it.each([
    [{ routes: [] }, ['www.scores.com, of feBaseUrl in FIRST_BRAND', 'www.placar.com, of']],
    [{ routes: routes.slice(0, 1) }, ['www.placar.com, of feBaseUrl in SECOND_BRAND, is not in']],
    [
      { routes: [...routes, { pattern: 'www.touchline-tv.example' }] },
      ['www.touchline-tv.example: put the hosts of your brands into "routes"'],
    ],
    [{ workers_dev: true }, ['workers_dev is not false']],
    [{ preview_urls: undefined }, ['preview_urls is not false']],
  ])('of %j have faults', (more, faults) => {
    expect(checkRoutes({ ...config, vars, routes, ...more }).faults).toEqual(
      faults.map((fault) => expect.stringContaining(fault)),
    );
  });
});

it('a database needs an id', () => {
  expect(checkResources(config).faults).toEqual([expect.stringContaining('wrangler d1 create')]);
  const [database] = config.d1_databases;
  if (!database) throw new Error('wrangler.toml has no database');
  const named = { ...database, database_id: '5f2c1d9e-0000-4000-8000-000000000000' };
  expect(checkResources({ ...config, d1_databases: [named] }).faults).toEqual([]);
  for (const database_id of ['', 'touchline-production'])
    expect(checkResources({ ...config, d1_databases: [{ ...named, database_id }] }).faults).toEqual(
      [expect.stringContaining('has no id')],
    );
});

describe('queues', () => {
  const faultsOf = (given: typeof config) => checkResources({ ...given, d1_databases: [] }).faults;

  it.each([undefined, ...ENVIRONMENTS])('of %s have names that the Worker knows', (environment) => {
    expect(faultsOf(readEnvironment(environment))).toEqual([]);
  });

  it.each([
    [
      'touchline-production-states',
      'scores',
      [
        'one queue whose name ends in -states must have a consumer',
        'MATCH_STATES must send to the queue whose name ends in -states',
        'scores is no queue of the product',
      ],
    ],
    [
      'touchline-production-alerts-dead',
      'scores-alerts',
      [
        'one queue whose name ends in -alerts must have a consumer',
        'one queue whose name ends in -alerts-dead must have a consumer',
        'touchline-production-alerts must have touchline-production-alerts-dead as',
        'scores-alerts must have scores-alerts-dead as dead_letter_queue',
      ],
    ],
  ])('with another name than %s have faults', (name, other, faults) => {
    const text = JSON.stringify(readEnvironment('production').queues);
    const queues = JSON.parse(text.replaceAll(`"${name}"`, `"${other}"`));
    expect(faultsOf({ ...config, queues })).toEqual(
      faults.map((fault) => expect.stringContaining(fault)),
    );
  });
});

it('a Durable Object needs a migration that creates it', () => {
  expect(checkMigrations(config, ['0001_kits.sql'])).toEqual({
    name: 'migrations',
    found: `database 0001_kits.sql, Durable Objects ${config.migrations.at(-1)?.tag}`,
    faults: [],
  });
  const before = { ...config, migrations: config.migrations.slice(0, 1) };
  expect(checkMigrations(before, []).faults).toEqual([
    'no migration in wrangler.toml creates the class MetricsServer',
  ]);
});
