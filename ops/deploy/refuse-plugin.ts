import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with which a build sends Wrangler to another configuration than wrangler.toml. */
export const REDIRECT = '.wrangler/deploy/config.json';

/** Names no configuration, so that Wrangler ends and shows it. */
export const REFUSAL = `// "wrangler deploy" would take the configuration of local runs, whatever --env says.
// Deploy with: npm run deploy -- --env staging|production (docs/deployment.md)
{}
`;

/**
 * Replaces the redirect that a build leaves for Wrangler: it leads to the configuration of local runs. Commands
 * of Wrangler that upload or release a version then end with `REFUSAL`, unless they have `--config`.
 */
export function refuseDeploys(): Plugin {
  return {
    name: 'refuse-deploys',
    apply: 'build',
    writeBundle: {
      // After the plugin that writes the redirect.
      order: 'post',
      handler() {
        const { name, config } = this.environment;
        if (name === 'ssr') writeFileSync(join(config.root, REDIRECT), REFUSAL);
      },
    },
  };
}
