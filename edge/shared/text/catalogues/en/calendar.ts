/** Calendar files, and the dialog that offers their addresses. */
export default {
  calendar: {
    watch: 'Where to watch: {channels}',
    /** A match that is off: 'Postponed: Elk v Hawks'. */
    marked: '{mark}: {match}',
    subscribe: 'Add the matches of {name} to your calendar',
    title: '{name} in your calendar',
    intro: 'Your calendar app follows the matches by itself: new times, results and channels.',
    open: 'Open in calendar app',
    address: 'Calendar address',
    copy: 'Copy address',
    copied: 'Address copied',
    notCopied: 'Not copied: select the address and copy it yourself.',
    results: 'Show results',
    hint: 'In Google Calendar, choose “Other calendars”, then “From URL”, and paste the address.',
  },
} as const;
