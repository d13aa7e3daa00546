import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take half a minute or more. */
const LONG = [
  'edge/acceptance/plain-passwords.integration.test.ts',
  'edge/acceptance/measuring.integration.test.ts',
  'web/e2e/brand-pages.integration.test.ts',
  'edge/acceptance/failing-navigation.integration.test.ts',
  'edge/acceptance/failing-upstream.integration.test.ts',
  'edge/acceptance/contract-upstream.integration.test.ts',
  'edge/acceptance/contract-embedded.integration.test.ts',
  'edge/acceptance/killed.integration.test.ts',
  'edge/acceptance/monitoring.integration.test.ts',
  'web/e2e/outside-player.integration.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));

/** Starts the long files first. If they started last, they would run alone in the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // `super.sort` returns a new list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return sorted.toSorted(
      (a, b) => groupOf(a) - groupOf(b) || Number(isLong(b)) - Number(isLong(a)),
    );
  }
}
