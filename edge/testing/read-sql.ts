import { env } from './bindings.ts';
import { overridden } from './overridden.ts';

/** Returns an environment whose database notes the SQL of each statement that it prepares. */
export function notingSql() {
  const sql: string[] = [];
  const DB = overridden(env.DB, {
    prepare: (text: string) => {
      sql.push(text);
      return env.DB.prepare(text);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  });
  return { sql, env: { ...env, DB } };
}
