/** Stars, and what they gather. */
export default {
  favourites: {
    /** Names a star that is pressed or not. */
    star: 'Favourite: {name}',
    removed: '{name} is no longer a favourite.',
    undo: 'Undo',
    tooMany: 'You have {count} favourites. Remove one to add another.',
    mine: 'My matches',
  },
} as const;
