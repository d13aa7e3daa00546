import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerHelp } from '../../.ci/help.ts';
import { settingsPage } from '../settings/settings-page.ts';
import { PROJECT } from './project.ts';

answerHelp(`Usage: npm run tool -- settings

Writes docs/settings.md from the settings' records in edge/settings.`);

await writeFile(join(PROJECT, 'docs/settings.md'), settingsPage());
