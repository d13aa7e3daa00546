import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take a minute or more, mostly waiting: for the next code to an address, for a
 * film's end.
 */
const LONG = [
  'edge/acceptance/contract-embedded.integration.test.ts',
  'edge/acceptance/contract-upstream.integration.test.ts',
  'web/e2e/brand-pages.integration.test.ts',
  'web/e2e/outside-player.integration.test.ts',
  'edge/acceptance/embedded-sessions.integration.test.ts',
  'edge/acceptance/plain-passwords.integration.test.ts',
  'edge/acceptance/measuring.integration.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));

/** Starts the long files first: started last, they would run on alone and leave a processor idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // It returns a new list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return sorted.toSorted(
      (a, b) => groupOf(a) - groupOf(b) || Number(isLong(b)) - Number(isLong(a)),
    );
  }
}
