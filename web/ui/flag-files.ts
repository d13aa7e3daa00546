import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FLAGS_PATH } from '../../edge/shared/crest/picture-path.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.resolve('circle-flags/flags/xx.svg')));
/** Flags of nations and of parts that play for themselves; the set has others too. */
const FLAG = /^[a-z]{2}(?:-[a-z]{3})?\.svg$/;

/** Serves the flags of circle-flags as single files: a page loads only its own. */
export function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    configureServer(server) {
      server.middlewares.use(FLAGS_PATH, (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!FLAG.test(name)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        createReadStream(`${FOLDER}${name}`).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of await readdir(FOLDER))
        if (FLAG.test(name))
          this.emitFile({
            type: 'asset',
            fileName: `${FLAGS_PATH.slice(1)}/${name}`,
            source: await readFile(`${FOLDER}${name}`),
          });
    },
  };
}
