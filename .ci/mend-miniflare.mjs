import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// It runs in an install without development's packages as well, on a Node that reads no TypeScript.
if (process.argv.includes('--help')) {
  console.log(`Usage: npm run postinstall

Runs after every install: has Miniflare start the product in two seconds
instead of twelve. Without Miniflare it has nothing to do.`);
  process.exit(0);
}

/*
 * Miniflare writes the configuration of a Worker, whose
 * modules are in it, into a buffer that it makes anew, a module longer, for
 * every module: of the product's 1,500 it copies tens of gigabytes, which took
 * sixteen of the seventeen seconds of processor time of a start. A buffer that
 * doubles each time is copied a dozen times.
 */
const LINE = 's.buffer = new ArrayBuffer(srcBuffer.byteLength + minSize);';
const MENDED =
  's.buffer = new ArrayBuffer(srcBuffer.byteLength + Math.max(minSize, srcBuffer.byteLength));';

const { resolve } = createRequire(import.meta.url);

/** Returns the path of Miniflare; null where an install leaves it out. */
function miniflare() {
  try {
    return resolve('miniflare');
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const file = miniflare();
const source = file === null ? null : readFileSync(file, 'utf8');
if (source !== null && !source.includes(MENDED)) {
  const parts = source.split(LINE);
  if (parts.length !== 2)
    throw new Error(`${file} grows its buffer in another way: .ci/mend-miniflare.mjs can go.`);
  // A file of its own, since the installed one may be shared with other folders.
  writeFileSync(`${file}.mended`, parts.join(MENDED));
  renameSync(`${file}.mended`, file);
}
