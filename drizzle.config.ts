import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './edge/origin/db/schema.ts',
  out: './edge/origin/db/migrations',
});
