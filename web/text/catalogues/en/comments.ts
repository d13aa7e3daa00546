/** What fans say below articles and videos. */
export default {
  comments: {
    title: '{count, plural, =0 {Comments} one {# comment} other {# comments}}',
    write: 'Your comment',
    send: 'Send',
    left: '{count, plural, one {# character left} other {# characters left}}',
    tooLong: '{count, plural, one {# character too many} other {# characters too many}}',
    signIn: 'Sign in to comment',
    none: 'No comment yet. Be the first.',
    more: 'Older comments',
    deletedUser: 'deleted user',
    unnamedUser: 'A fan',
    failed: 'Your comment was not sent.',
  },
} as const;
