import { applyD1Migrations, reset } from 'cloudflare:test';
import { env, migrations } from './bindings.ts';

// Files share one runtime.
await reset();
await applyD1Migrations(env.DB, migrations);
