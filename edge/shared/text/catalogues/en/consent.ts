/** The request to measure a visit. */
export default {
  consent: {
    title: 'Privacy choices',
    lead: 'We would like to see how our pages are used, to make them better. Scores work either way.',
    accept: 'Allow',
    refuse: 'Refuse',
    choose: 'Choose',
    save: 'Save',
    analytics: 'Statistics',
    analyticsLead:
      'Which pages are opened, how fast they are and what goes wrong on them. The country you are in is kept on your device for 30 days, and an id of this browser for a year.',
    recording: 'Recordings',
    recordingLead:
      'Taps and scrolling on some devices, which are chosen by an id that this browser keeps for a year. Everything written on the page and everything you type is masked.',
  },
} as const;
