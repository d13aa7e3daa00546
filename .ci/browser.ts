import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** What every Chromium of a test or a benchmark is started with: as root, and silent of its own accord. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of a Chromium that Playwright or the system already has, or undefined. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/**
 * Finds a Chromium, else installs one: Playwright's own build, else Debian's
 * package. Throws, saying what to do, when neither can be had.
 */
export function ensureBrowser(): string {
  const installs: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium']],
  ];
  for (const [command, args] of installs) {
    const found = findBrowser();
    if (found) return found;
    console.error(`No Chromium found: trying \`${command} ${args.join(' ')}\``);
    try {
      execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
    } catch {
      console.error(`\`${command}\` could not provide one.`);
    }
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium) ' +
      'or name one in CHROMIUM_PATH.',
  );
}
