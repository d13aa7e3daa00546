import { resolve } from 'node:path';

interface Tool {
  summary: string;
  /** Path of a script in the project, and its first arguments. */
  script: readonly [path: string, ...args: string[]];
}

const TOOLS: Readonly<Record<string, Tool>> = {
  api: {
    summary: 'serves the embedded APIs alone, for MEDIA_API_URL and PATRON_API_URL',
    script: ['edge/local/api.ts'],
  },
  rooms: { summary: 'runs the rooms alone, on PartyKit', script: ['edge/local/rooms.ts'] },
  collector: {
    summary: 'receives, prints and shows what pages report and record',
    script: ['edge/local/collector.ts'],
  },
  keys: {
    summary: 'prints new secrets for a deployed product',
    script: ['edge/local/keys.ts'],
  },
  partners: {
    summary: 'adds, lists and withdraws keys of partners',
    script: ['edge/local/operator/partners.ts'],
  },
  settings: {
    summary: "writes docs/settings.md from the settings' records",
    script: ['edge/local/write-settings.ts'],
  },
  slip: {
    summary: 'makes a selection slip from the current odds and prints its address',
    script: ['web/share/make-slip.ts'],
  },
  pictures: {
    summary: 'takes the pictures again that screens are compared with',
    script: ['web/tools/pictures/renew.ts'],
  },
  clips: {
    summary: 'draws the clips of the demo with ffmpeg',
    script: ['web/tools/pictures/make-clips.ts'],
  },
  'fit-win-probability': {
    summary: 'fits the models of win probability to real seasons, and judges them',
    script: ['web/tools/win-probability/fit.ts'],
  },
  'freeze-widgets': {
    summary: 'stores the current widgets.js as a version with an address of its own',
    script: ['web/web-views/widget-script/freeze-widgets.ts'],
  },
  'store-contract': {
    summary: 'stores the current contract of the API, whose changes docs/api-changes.md names',
    script: ['edge/local/store-contract.ts'],
  },
  outlook: {
    summary: 'compares outlooks of past seasons with how they ended',
    script: ['bench/outlook/compare.ts'],
  },
  scale: {
    summary: 'models a match with 25 million viewers',
    script: ['bench/scale/simulate.ts'],
  },
  kills: {
    summary: 'kills the product amid updates and compares its database afterwards',
    script: ['.ci/steps.ts', 'kills'],
  },
};

const HELP = `Usage: npm run tool -- NAME [options]

${Object.entries(TOOLS)
  .map(([name, { summary }]) => `  ${name.padEnd(22)}${summary}`)
  .join('\n')}

"npm run tool -- NAME --help" lists the options of one.`;

const [node = '', , name = '', ...options] = process.argv;
const tool = TOOLS[name];
if (tool) {
  const [path, ...args] = tool.script;
  const file = resolve(import.meta.dirname, '..', path);
  process.argv = [node, file, ...args, ...options];
  await import(file);
} else if (name === '--help') console.log(HELP);
else {
  console.error(name === '' ? HELP : `There is no tool "${name}".\n\n${HELP}`);
  process.exitCode = 2;
}
