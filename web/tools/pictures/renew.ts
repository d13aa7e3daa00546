import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureBrowser } from '../../../.ci/browser.ts';
import { answerHelp } from '../../../.ci/help.ts';
import { ensureBuild } from '../../../edge/local/build.ts';
import { PROJECT } from '../../../edge/local/project.ts';

answerHelp(`Usage: npm run tool -- pictures [options]

Takes the pictures in docs/pictures/ again: those that no longer look like
their screens, or that are missing. Builds the product first if its sources
are newer. Options go to "playwright test": "-g tennis" takes those of a screen,
"--update-snapshots=all" takes all.`);

const FOLDER = join(PROJECT, 'docs/pictures');

await ensureBuild((message) => console.error(message));
const begun = Date.now();
const { status } = spawnSync(
  'playwright',
  ['test', '--project=pictures', '--update-snapshots', '--reporter=list', ...process.argv.slice(2)],
  { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
);
for (const name of readdirSync(FOLDER)) {
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
