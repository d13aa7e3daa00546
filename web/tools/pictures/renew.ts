import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { BROWSER_FLAGS, ensureBrowser } from '../../../.ci/browser.ts';
import { answerHelp } from '../../../.ci/help.ts';
import { ensureBuild } from '../../../edge/local/build.ts';
import { PROJECT } from '../../../edge/local/project.ts';
import { DRAWN_BY, drawnBy, drawnOtherwise } from '../../e2e/pictures/drawn-by.ts';

answerHelp(`Usage: npm run tool -- pictures [options]

Takes the pictures in docs/pictures/ again: those that no longer look like
their screens, or that are missing. Builds the product first if its sources
are newer. Options go to "playwright test": "-g tennis" takes those of a screen,
"--update-snapshots=all" takes all. Writes to docs/pictures/browser.txt which
Chromium and fonts drew them; on others it takes pictures of all screens only.`);

const FOLDER = join(PROJECT, 'docs/pictures');
const executablePath = ensureBrowser();
const options = process.argv.slice(2);

const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const other = await drawnOtherwise(browser);
if (other !== undefined && options.some((option) => !option.startsWith('--update-snapshots'))) {
  console.error(`${other}.\nTake pictures of all screens here: leave the options out.`);
  process.exit(2);
}
writeFileSync(DRAWN_BY, await drawnBy(browser));
await browser.close();

await ensureBuild((message) => console.error(message));
const begun = Date.now();
const { status } = spawnSync(
  'playwright',
  ['test', '--project=pictures', '--update-snapshots', '--reporter=list', ...options],
  {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, FULL: '1', CHROMIUM_PATH: executablePath },
  },
);
for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('.webp'))) {
  const file = join(FOLDER, name);
  if (statSync(file).mtimeMs < begun) continue;
  // Playwright encodes for speed: this encoding of the same pixels takes less than half the bytes.
  writeFileSync(
    file,
    await sharp(readFileSync(file)).webp({ lossless: true, effort: 6 }).toBuffer(),
  );
  console.log(name);
}
process.exitCode = status ?? 1;
