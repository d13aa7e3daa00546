import { expect, test } from 'vitest';
import { networkOf } from './address-tag.ts';

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
