import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './edge/origin/db/schema.ts',
    './edge/origin/db/details-schema.ts',
    './edge/origin/db/account-schema.ts',
    './edge/origin/db/code-schema.ts',
    './edge/origin/db/fan-schema.ts',
    './edge/origin/db/content-schema.ts',
    './edge/origin/db/tv-schema.ts',
    './edge/origin/db/video-schema.ts',
    './edge/origin/db/operator-schema.ts',
    './edge/origin/db/push-schema.ts',
    './edge/origin/db/outlook-schema.ts',
  ],
  out: './edge/origin/db/migrations',
});
