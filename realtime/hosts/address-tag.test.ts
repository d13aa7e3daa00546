import { expect, test } from 'vitest';
import { addressTags, networkOf } from './address-tag.ts';

function from(address: string): string | undefined {
  return networkOf(new Headers({ 'cf-connecting-ip': address }));
}

test('an IPv4 address is a network of its own', () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the IPv6 address %s belongs to the network %s', (address, network) => {
  expect(from(address)).toBe(network);
});

test('a request without an address has no network', () => {
  expect(networkOf(new Headers())).toBeUndefined();
});

test('the tags of a network and of its /48 differ, and its neighbours share only the second', async () => {
  const tagsFrom = (address: string) =>
    addressTags(new Headers({ 'cf-connecting-ip': address }), 'room');
  const [network, site] = await tagsFrom('2001:db8:1:2::1');
  expect(network).toMatch(/^address:[\da-f]{24}$/);
  expect(site).toMatch(/^site:[\da-f]{24}$/);
  expect(site?.slice(-24)).not.toBe(network?.slice(-24));
  expect(await tagsFrom('2001:db8:1:3::1')).toEqual([
    expect.not.stringMatching(network ?? ''),
    site,
  ]);
  expect((await tagsFrom('2001:db8:2:2::1'))[1]).not.toBe(site);
  expect(await tagsFrom('203.0.113.9')).toEqual([expect.stringMatching(/^address:/)]);
});
