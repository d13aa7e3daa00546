import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFiles } from '../edge/local/find-files.ts';
import { PROJECT } from '../edge/local/project.ts';
import { QUARANTINED as TAG } from '../web/e2e/devices.ts';

/** A title with the tag, and the day on which the journey came into quarantine. */
const TITLE = /(?<quote>['"`])(?<title>.*@quarantine \d{4}-\d\d-\d\d)\k<quote>/;

/** Returns the titles in a journey's source that are in quarantine, as `line: title`. Throws if one has no day. */
export function quarantinedIn(source: string): string[] {
  return source.split('\n').flatMap((text, index) => {
    if (!text.includes(TAG)) return [];
    const title = TITLE.exec(text)?.groups?.['title'];
    if (title !== undefined) return [`${index + 1}: ${title}`];
    throw new Error(`line ${index + 1}: write the day after ${TAG}, such as ${TAG} 2026-11-29`);
  });
}

/** Resolves to the journeys in quarantine, as `file:line: title`. */
export async function quarantined(): Promise<string[]> {
  const files = await findFiles('web/e2e/**/*.journey.ts', PROJECT);
  const found = files.map(async (file) => {
    const titles = quarantinedIn(await readFile(join(PROJECT, file), 'utf8'));
    return titles.map((title) => `${file}:${title}`);
  });
  return (await Promise.all(found)).flat();
}
