/** Stars, and what they gather. */
export default {
  favourites: {
    removed: '{name} is no longer a favourite.',
    undo: 'Undo',
    tooMany: 'You have {count} favourites. Remove one to add another.',
    /** After sign-out, when they have left the device. */
    left: 'Your favourites are kept in your account.',
    keep: 'Keep them here too',
  },
} as const;
