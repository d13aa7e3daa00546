import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Flags for every Chromium of a test or benchmark: run as root, send no background requests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Returns the path of a Chromium of Playwright or the system, or undefined. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/**
 * Finds a Chromium, else installs Playwright's build, else Debian's package. Throws, saying what to
 * do, if neither is available.
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
