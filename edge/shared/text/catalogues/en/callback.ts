/** The page to which a sign-in provider returns. */
export default {
  callback: {
    title: 'Signing in with {provider}',
    progress: 'Just a moment …',
    cancelled: 'You have not been signed in with {provider}.',
    expired:
      'This sign-in with {provider} took too long, or was started in another browser. Please try again.',
    unconfirmed:
      'Your {provider} account has no confirmed e-mail address. Sign up in another way instead.',
    exists:
      'The e-mail address of your {provider} account has an account here already. Sign in with that address, by a code or your password.',
    full: 'Too many accounts have been opened from your network this month. Use another network, such as mobile data, or sign in to an account you have.',
  },
} as const;
