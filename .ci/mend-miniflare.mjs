import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// JavaScript, since it also runs in installs without dev dependencies, on a Node without TypeScript.
if (process.argv.includes('--help')) {
  console.log(`Usage: npm run postinstall

Runs after every install: has Miniflare start the product in two seconds
instead of twelve. Without Miniflare it has nothing to do.`);
  process.exit(0);
}

/*
 * Miniflare serializes a Worker's configuration, modules included, into a buffer that it
 * reallocates, one module longer, for every module. For the product's 1,500 modules it copies tens
 * of gigabytes: 16 of the 17 seconds of processor time of a start. A buffer that doubles each time
 * is copied a dozen times.
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
  // It replaces the file, since other folders may share the installed one.
  writeFileSync(`${file}.mended`, parts.join(MENDED));
  renameSync(`${file}.mended`, file);
}
