import { describe, expect, it } from 'vitest';
import { matchCases } from './conformance/match-cases.ts';
import { socketCases } from './conformance/socket-cases.ts';
import { cases } from './conformance/suite.ts';
import { harness, relayHarness } from './testing/worker-harness.ts';

describe('a room on Durable Objects', () => {
  it.each(cases)('$name', async ({ run }) => {
    await run(harness);
    expect.hasAssertions();
  });
});

describe('a relay room on Durable Objects', () => {
  it.each([...matchCases, ...socketCases])('$name', async ({ run }) => {
    await run(relayHarness);
    expect.hasAssertions();
  });
});
