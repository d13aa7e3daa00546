import type { Profile } from '../../../edge/contracts/patron-calls.ts';

/** Ana, who signed up by e-mail. */
export const PROFILE: Profile = {
  userId: 'u1',
  email: 'ana@example.org',
  phone: null,
  username: 'ana',
  statusMessage: null,
  avatarUri: null,
  countryCode: 'br',
  uniqueHashKey: 'k',
  hasPassword: true,
  ageVerified: false,
  createdAt: 1_780_000_000_000,
  providers: [],
  bettingAccounts: [],
  addressConfirmed: true,
};
