import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { IS_FULL, SEED } from './settings.ts';

/** Test files that take half a minute or more. */
const LONG = [
  // One of its pages waits for a time limit, 90 s in a test product.
  'edge/acceptance/upstream.http.test.ts',
  'edge/acceptance/embedded.http.test.ts',
  'edge/acceptance/killed.http.test.ts',
  'web/e2e/pages.http.test.ts',
  'edge/acceptance/plain-passwords.integration.test.ts',
  'edge/acceptance/measuring.integration.test.ts',
  'edge/acceptance/failing-upstream.integration.test.ts',
  'edge/acceptance/contract-upstream.integration.test.ts',
  'edge/acceptance/killed.integration.test.ts',
  'web/e2e/outside-player.integration.test.ts',
];

const pathOf = ({ moduleId }: TestSpecification) => relative(process.cwd(), moduleId);

/** Returns what sorts the file among those of its kind: its path, or in a full run a number drawn by the seed. */
function placeOf(file: TestSpecification): string {
  if (!IS_FULL) return pathOf(file);
  return createHash('sha256')
    .update(`${SEED} ${pathOf(file)}`)
    .digest('hex');
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether a file names an environment of its own, as tests of components do. */
const namesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment');

/**
 * Starts the long files of each project and environment first, which would run alone in the end if they started last.
 * The others follow in the same order on every machine, since files that share a process could depend on their
 * neighbours.
 */
export class FileOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const environments = new Map(files.map((file) => [file, Number(namesEnvironment(file))]));
    const isLong = (file: TestSpecification) => LONG.includes(pathOf(file));
    return Promise.resolve(
      files.toSorted(
        (a, b) =>
          groupOf(a) - groupOf(b) ||
          // Files of one project and environment share processes; a change between two of them starts new ones.
          compareText(a.project.name, b.project.name) ||
          Number(environments.get(a)) - Number(environments.get(b)) ||
          Number(isLong(b)) - Number(isLong(a)) ||
          compareText(placeOf(a), placeOf(b)),
      ),
    );
  }
}
