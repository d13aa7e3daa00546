import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const DEBIANS = { browser: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };
const SYSTEM_BROWSERS = [
  DEBIANS.browser,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  // Enough for the gate.
  DEBIANS.shell,
];

/**
 * Flags for every Chromium of a test or benchmark. They let it run as root, prevent background requests, and
 * place letters as a phone does: the headless shell would round their widths.
 */
export const BROWSER_FLAGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Returns the path of CHROMIUM_PATH's Chromium, Playwright's or the system's, or undefined. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/**
 * Returns the path of Chromium's headless shell, or of the whole browser if it has no shell. The shell takes a
 * fifth less processor time for the same pages, but has no push service and installs no product. Returns
 * undefined if Playwright has its own build, since Playwright then starts the shell by itself.
 */
export function findShell(): string | undefined {
  const browser = findBrowser();
  if (browser === chromium.executablePath()) return undefined;
  return browser === DEBIANS.browser && existsSync(DEBIANS.shell) ? DEBIANS.shell : browser;
}

/**
 * Returns the path of a Chromium. If there is none, installs Playwright's build, else Debian's package. Throws
 * with advice if neither is available.
 */
export function ensureBrowser(): string {
  const installs: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']],
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
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium chromium-headless-shell) ' +
      'or name one in CHROMIUM_PATH.',
  );
}
