import type { Key } from '../../throttle.ts';

/**
 * Keys of an account's tries that count for a day or longer. The first code of an account forgets them: they
 * may be a stranger's. Others' windows are an hour at most.
 */
export const LONG_COUNTS = {
  tooYoung: (userId: string): Key => ['too young', userId],
  usernames: (userId: string): Key => ['usernames', userId],
  commentsOfDay: (userId: string): Key => ['comments of a day', userId],
  newCalendars: (userId: string): Key => ['new calendars of user', userId],
};
