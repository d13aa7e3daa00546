import { applyD1Migrations } from 'cloudflare:test';
import { env, migrations } from './bindings.ts';

await applyD1Migrations(env.DB, migrations);
