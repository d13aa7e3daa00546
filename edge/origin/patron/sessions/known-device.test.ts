import { expect, it } from 'vitest';
import { isKnownDevice, withDevice } from './known-device.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const secrets = ['a secret of tests'];
const ana = { id: 'ana', passwordHash: 'of her password' };

async function tokenOf(owner = ana) {
  const tokens = await withDevice({ accessToken: 'a', expiresIn: 900 }, owner, {
    secrets,
    now: NOW,
  });
  return 'deviceToken' in tokens ? (tokens.deviceToken ?? '') : '';
}

it('recognizes a device for 180 days, by a token without the user’s id', async () => {
  const token = await tokenOf();
  expect(token).not.toContain('ana');
  const at = (now: number) => isKnownDevice(token, ana, { secrets, now });
  expect(await at(NOW)).toBe(true);
  expect(await at(NOW + 180 * DAY - 1)).toBe(true);
  expect(await at(NOW + 180 * DAY)).toBe(false);
});

it('no longer recognizes a device after the password or the secret changes', async () => {
  const token = await tokenOf();
  const changed = { ...ana, passwordHash: 'of another' };
  expect(await isKnownDevice(token, changed, { secrets, now: NOW })).toBe(false);
  expect(await isKnownDevice(token, ana, { secrets: ['another'], now: NOW })).toBe(false);
  expect(await isKnownDevice(token, ana, { secrets: [], now: NOW })).toBe(false);
});

it('recognizes a device by the old secret while another replaces it', async () => {
  const token = await tokenOf();
  const both = ['another', ...secrets];
  expect(await isKnownDevice(token, ana, { secrets: both, now: NOW })).toBe(true);
});

it.each([null, '', 'x', '.', `${'0'.repeat(9)}.${'A'.repeat(43)}`])(
  'does not recognize %j',
  async (token) => {
    expect(await isKnownDevice(token, ana, { secrets, now: NOW })).toBe(false);
  },
);

it('does not recognize the device of another account', async () => {
  const token = await tokenOf({ ...ana, id: 'bia' });
  expect(await isKnownDevice(token, ana, { secrets, now: NOW })).toBe(false);
});
