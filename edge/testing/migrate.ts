import { reset } from 'cloudflare:test';
import { env, migrations } from './bindings.ts';
import { backgroundDone } from './contexts.ts';

// Files share one runtime: what calls of the last one still do would write into the new database.
await backgroundDone();
await reset();
// One write to disk instead of one for each migration: hundreds of files begin with an empty database.
await env.DB.batch(
  migrations.flatMap(({ queries }) => queries.map((each) => env.DB.prepare(each))),
);
