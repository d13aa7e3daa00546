/** E-mails and SMS with a code: on no page. */
export default {
  code: {
    subject: '{code} is your {brand} code',
    noticeSubject: 'Your request at {brand}',
    register:
      '{code} is your {brand} code to create your account. It is good for 5 minutes. Never share it: we will not ask you for it.',
    signin:
      '{code} is your {brand} sign-in code. It is good for 5 minutes. Never share it: we will not ask you for it.',
    reset:
      '{code} is your {brand} code to reset your password. It is good for 5 minutes. If you did not ask for it, your password stays as it is.',
    verify:
      '{code} is your {brand} code to confirm that this is you. It is good for 5 minutes. Never share it: we will not ask you for it.',
    accountExists:
      'You already have a {brand} account: sign in, or reset your password if you have forgotten it. If you were creating one, {code} is your code, good for 5 minutes.',
    noAccount:
      'You have no {brand} account here, so there is nothing to sign in to or to reset. You can create one at any time. If you did not ask for it, ignore this message.',
    taken:
      'Somebody wants to add this address to a {brand} account, but it belongs to another one already. If that was you, sign in with this address instead.',
    removedSubject: 'A change to your {brand} account',
    removed:
      'This address no longer belongs to your {brand} account and cannot sign you in. If you did not change this, reset your password now, with another address of the account if it has one, or write to us.',
  },
} as const;
