/*
 * Every available call by its name, for `import * as CALLS`. With a namespace instead of an object,
 * browsers load only the calls that they make.
 */
export * from './app-calls.ts';
export * from './calendar-calls.ts';
export * from './captcha-calls.ts';
export * from './comment-calls.ts';
export * from './country-calls.ts';
export * from './detail-calls.ts';
export * from './event-calls.ts';
export * from './fan-calendar-calls.ts';
export * from './favourite-calls.ts';
export * from './league-calls.ts';
export {
  confirmPassword,
  deleteAccount,
  getProfile,
  linkBettingAccount,
  resetPassword,
  resetPasswordByEmail,
  updatePassword,
  updateStatusMessage,
  updateUsername,
} from './patron-calls.ts';
export * from './otp-calls.ts';
export * from './news-calls.ts';
export * from './player-calls.ts';
export * from './policy-calls.ts';
export * from './push-calls.ts';
export * from './profile-calls.ts';
export * from './search-calls.ts';
export {
  getEncryptionKey,
  register,
  renewTokens,
  resolveIdentifier,
  signIn,
  signInByPhone,
  signOut,
  syncAccount,
} from './session-calls.ts';
export * from './social-calls.ts';
export * from './team-calls.ts';
export * from './tv-calls.ts';
export * from './video-calls.ts';
export * from './sign-in-method-calls.ts';
