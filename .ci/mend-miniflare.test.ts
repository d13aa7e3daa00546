import { serializeConfig } from 'miniflare';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('a configuration is copied a few times while it is written, however many modules it has', () => {
  const set = vi.spyOn(Float64Array.prototype, 'set');
  const modules = Array.from({ length: 200 }, (_, index) => ({
    name: `${index}.js`,
    esModule: 'x'.repeat(8_000),
  }));
  const { byteLength } = serializeConfig({ services: [{ name: 'pages', worker: { modules } }] });
  expect(byteLength).toBeGreaterThan(200 * 8_000);
  // Numbers of eight bytes.
  const copied = set.mock.calls.reduce((sum, [numbers]) => sum + numbers.length * 8, 0);
  expect(copied, 'mended by "npm run postinstall"').toBeLessThan(4 * byteLength);
});
