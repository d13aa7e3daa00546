import { mkdir, writeFile } from 'node:fs/promises';
import { answerHelp } from '../../../.ci/help.ts';
import { FROZEN, versionOf } from './widget-version.ts';
import { buildWidgets } from './widget-plugin.ts';

answerHelp(`Usage: npm run tool -- freeze-widgets

Builds widgets.js, stores it as a version of its own in web/public/widgets, and
prints its element for docs/widgets.md.`);

const code = await buildWidgets();
const { name, element } = versionOf(code);
await mkdir(FROZEN, { recursive: true });
await writeFile(new URL(name, FROZEN), code);
console.log(element);
