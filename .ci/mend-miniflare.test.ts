import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeConfig } from 'miniflare';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('serializing a configuration copies it only a few times, however many modules it has', () => {
  const set = vi.spyOn(Float64Array.prototype, 'set');
  const modules = Array.from({ length: 200 }, (_, index) => ({
    name: `${index}.js`,
    esModule: 'x'.repeat(8_000),
  }));
  const { byteLength } = serializeConfig({ services: [{ name: 'pages', worker: { modules } }] });
  expect(byteLength).toBeGreaterThan(200 * 8_000);
  // Each number has 8 bytes.
  const copied = set.mock.calls.reduce((sum, [numbers]) => sum + numbers.length * 8, 0);
  expect(copied, 'mended by "npm run postinstall"').toBeLessThan(4 * byteLength);
});

it('the script succeeds in an install without dev dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'mend-miniflare.mjs');
  cpSync(join(import.meta.dirname, 'mend-miniflare.mjs'), script);
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
