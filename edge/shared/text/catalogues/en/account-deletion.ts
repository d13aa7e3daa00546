/** Help page about deleting an account. */
export default {
  deletionHelp: {
    title: 'How to delete your account',
    description: 'How to delete your account, what is erased with it and what stays.',
    lead: 'You can delete your {brand} account yourself, at any time.',
    stepsTitle: 'In three steps',
    step1: 'Sign in to the account that you want to delete.',
    step2: 'Open “Security and privacy”, then “Delete account”.',
    step3: 'Confirm that it is you, and choose “Delete for good”.',
    open: 'Delete my account',
    goneTitle: 'What is erased',
    gone: 'Your e-mail address, phone number, password, username, picture, bio, favourites and linked accounts, at once. Copies in backups follow within 30 days.',
    keptTitle: 'What stays',
    kept: 'What you wrote in comments, as from a “deleted user”, with nothing that leads to you.',
    helpTitle: 'Can’t sign in?',
    help: 'Reset your password, or write to <link>{email}</link> from the address of your account.',
  },
} as const;
