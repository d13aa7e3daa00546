import { applyD1Migrations, reset } from 'cloudflare:test';
import { env, migrations } from './bindings.ts';
import { backgroundDone } from './contexts.ts';

// Files share one runtime: what calls of the last one still do would write into the new database.
await backgroundDone();
await reset();
await applyD1Migrations(env.DB, migrations);
