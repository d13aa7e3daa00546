import { describe, expect, it } from 'vitest';
import document from '../../docs/partners.md?raw';
import { NETWORK_POLICY, NetworkLimits, PAGES_SHARE, SITE_POLICY } from './network-limits.ts';

const NOW = 1_795_000_020_000;

/** Sends requests of a network; returns how many of them are admitted. */
function admitted(limits: NetworkLimits, network: string, times: number, now = NOW): number {
  return Array.from({ length: times }, () => limits.admit(network, false, now)).filter(
    ({ isAdmitted }) => isAdmitted,
  ).length;
}

it('an IPv4 address has a limit in each minute, and its headers name no other', () => {
  const limits = new NetworkLimits();
  expect(admitted(limits, '192.0.2.1', NETWORK_POLICY.quota + 5)).toBe(NETWORK_POLICY.quota);
  expect(limits.admit('192.0.2.1', false, NOW)).toEqual({
    isAdmitted: false,
    retryAfter: 60,
    headers: { 'ratelimit-policy': '"network";q=1200;w=60', ratelimit: '"network";r=0;t=60' },
  });
  expect(limits.admit('192.0.2.2', false, NOW).isAdmitted).toBe(true);
  expect(limits.admit('192.0.2.1', false, NOW + 60_000).isAdmitted).toBe(true);
});

describe('networks of a /48', () => {
  const network = (at: number) => `2001:db8:7:${at.toString(16)}::/64`;

  it('have a limit together, beyond which each has its share of it, and refused requests do not count', () => {
    const limits = new NetworkLimits();
    expect(admitted(limits, network(0), NETWORK_POLICY.quota + 700)).toBe(NETWORK_POLICY.quota);
    for (const at of [1, 2, 3]) admitted(limits, network(at), NETWORK_POLICY.quota);
    expect(admitted(limits, network(4), 1_100)).toBe(1_100);
    expect(admitted(limits, network(5), 50)).toBe(50);
    // 50 are left of the limit of all; the sixth network's share is a sixth of it.
    expect(admitted(limits, network(4), 60)).toBe(50);
    expect(limits.admit(network(4), false, NOW)).toMatchObject({
      isAdmitted: false,
      headers: { ratelimit: '"network";r=50;t=60, "site";r=0;t=60' },
    });
    expect(limits.admit(network(5), false, NOW)).toMatchObject({
      isAdmitted: true,
      headers: { ratelimit: '"network";r=1149;t=60, "site";r=949;t=60' },
    });
    expect(admitted(limits, network(5), NETWORK_POLICY.quota)).toBe(1_000 - 51);
    expect(limits.admit('2001:db8:8:1::/64', false, NOW)).toMatchObject({
      isAdmitted: true,
      headers: {
        ratelimit: `"network";r=${NETWORK_POLICY.quota - 1};t=60, "site";r=${SITE_POLICY.quota - 1};t=60`,
      },
    });
  });

  it('do not keep a neighbour out by using the limit up', () => {
    const limits = new NetworkLimits();
    for (let at = 0; at < 6; at += 1) admitted(limits, network(at), NETWORK_POLICY.quota);
    expect(limits.admit(network(99), false, NOW + 1_000).isAdmitted).toBe(true);
  });

  it('have an end in all, however many they are', () => {
    const limits = new NetworkLimits();
    let taken = 0;
    for (let at = 0; at < 25_000; at += 1)
      while (limits.admit(network(at), false, NOW).isAdmitted) taken += 1;
    expect(taken).toBe(SITE_POLICY.quota * 10);
  });
});

it('readers who share an address with fans do not use up the limit of the product’s pages', () => {
  const limits = new NetworkLimits();
  admitted(limits, '192.0.2.1', NETWORK_POLICY.quota);
  const ofPages = NETWORK_POLICY.quota * PAGES_SHARE;
  const answers = Array.from({ length: ofPages + 5 }, () => limits.admit('192.0.2.1', true, NOW));
  expect(answers.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(ofPages);
});

it('docs/partners.md has both limits', () => {
  for (const [whose, { quota }] of [
    ['an IPv4 address', NETWORK_POLICY],
    ['an IPv6 /48', SITE_POLICY],
  ] as const) {
    const row = document.split('\n').find((line) => line.startsWith(`| ${whose}`));
    expect(row?.split('|').at(-2)?.trim()).toBe(quota.toLocaleString('en'));
  }
});
