import { tally } from '../../realtime/hosts/metrics/report.ts';

type Method<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** Returns the database with methods that count and time each round trip. */
export function meteredDatabase(database: D1Database): D1Database {
  const { batch, exec } = database;
  const prepare = (query: string) => meteredStatement(database.prepare(query));
  return Object.create(database, {
    prepare: { value: prepare },
    batch: { value: timed(batch.bind(database)) },
    exec: { value: timed(exec.bind(database)) },
  });
}

/** Changes the statement instead of wrapping it, since `batch` accepts only the platform's own statements. */
function meteredStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const { all, bind, first, raw, run } = statement;
  return Object.assign(statement, {
    all: timed(all.bind(statement)),
    first: timed(first.bind(statement)),
    raw: timed(raw.bind(statement)),
    run: timed(run.bind(statement)),
    bind: (...values: unknown[]) => meteredStatement(bind.apply(statement, values)),
  });
}

function timed<Args extends unknown[], Result>(work: Method<Args, Result>): Method<Args, Result> {
  return async (...args) => {
    const startedAt = Date.now();
    let outcome = 'failed';
    try {
      const result = await work(...args);
      outcome = 'answered';
      return result;
    } finally {
      tally.count('database_queries_total', { outcome });
      tally.observe('database_query_seconds', (Date.now() - startedAt) / 1_000, {});
    }
  };
}
