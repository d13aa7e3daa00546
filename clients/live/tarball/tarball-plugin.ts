import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { tarball } from './tarball.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
/** Files of the package beside what the compiler writes; `npm pack` takes the same. */
const DOCUMENTS = ['LICENSE', 'README.md', 'SPEC.md', 'package.json'];
const PATH = '/clients/live.tgz';
/** TypeScript exports no path of its compiler. */
const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Returns the plugin that serves the package, so that it installs from every product. */
export function clientTarball(): Plugin {
  return {
    name: 'client-tarball',
    configureServer(server) {
      server.middlewares.use(PATH, (_request, response, next) => {
        response.setHeader('content-type', 'application/gzip');
        packClient().then((file) => response.end(file), next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: PATH.slice(1), source: await packClient() });
    },
  };
}

/** Compiles the client and returns its package. */
export async function packClient(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  try {
    const args = [TSC, '-p', join(PACKAGE, 'tsconfig.build.json'), '--outDir', folder];
    await promisify(execFile)(process.execPath, args);
    const built = (await readdir(folder)).map((name) => [`dist/${name}`, join(folder, name)]);
    const others = DOCUMENTS.map((name) => [name, join(PACKAGE, name)]);
    return tarball(
      await Promise.all(
        [...built, ...others].map(async ([path = '', file = '']) => ({
          path,
          content: await readFile(file),
        })),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns a package's hash, as lock files name it. */
export function integrityOf(file: Uint8Array): string {
  return `sha512-${hash('sha512', file, 'base64')}`;
}
