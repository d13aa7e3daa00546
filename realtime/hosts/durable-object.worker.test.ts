import { describe, expect, it } from 'vitest';
import { matchCases } from './conformance/match-cases.ts';
import { socketCases } from './conformance/socket-cases.ts';
import { cases } from './conformance/suite.ts';
import { harness, harnessOfRelay } from './testing/worker-harness.ts';

describe('a room on Durable Objects', () => {
  it.each(cases)('$name', async ({ run }) => {
    await run(harness);
    expect.hasAssertions();
  });
});

describe.each([
  ['that follows the sequencer', 1],
  // With a fan-out of two.
  ['that follows a relay', 3],
])('a relay room on Durable Objects %s', (_what, relay) => {
  it.each([...matchCases, ...socketCases])('$name', async ({ run }) => {
    await run(harnessOfRelay(relay));
    expect.hasAssertions();
  });
});
