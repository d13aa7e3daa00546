import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from './still-tests.ts';

RuleTester.describe = describe;
// It throws what it finds wrong.
// oxlint-disable-next-line vitest/valid-title
RuleTester.it = (name, run) => void it(name, () => expect(run).not.toThrow());

const refused = (code: string) => ({ code, errors: 1 });

new RuleTester().run('tests/still', plugin.rules.still, {
  valid: [
    'await page.waitForResponse(isSaved);',
    "import { setImmediate } from 'node:timers/promises';",
    'const options = { timeout: LIMIT };',
    'const chance = random();',
    'sleep(phone);',
    "await page.waitForLoadState('load');",
  ],
  invalid: [
    'await page.waitForTimeout(LIMIT);',
    "import { setTimeout as pause } from 'node:timers/promises';",
    'await sleep(LIMIT);',
    "await page.goto('/', { waitUntil: 'networkidle' });",
    'await expect.poll(read, { timeout: 5_000 }).toBe(1);',
    'const order = Math.random();',
  ].map(refused),
});

new RuleTester().run('tests/open-page', plugin.rules['open-page'], {
  valid: ["await openPage(page, '/');"],
  invalid: ["await page.goto('/');", "await viewers.phone.goto('/');"].map(refused),
});
