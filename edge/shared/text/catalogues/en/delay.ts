/** The fan's own delay of scores. */
export default {
  delay: {
    hidden: 'Score hidden',
    chip: '{seconds} s behind',
    short: '{seconds} s',
    label: 'Scores are {seconds} s behind. Change the delay',
    title: 'Delay',
    lead: 'Your stream is behind the match? Scores, alerts, commentary and the channel wait for it on this device.',
    seconds: 'Delay in seconds',
    off: 'Scores are shown at once.',
    on: 'Scores are shown {seconds} s later.',
    less: '{seconds} s less',
    more: '{seconds} s more',
    held: 'Waits for your stream',
    heldLead: 'With your delay, this part is shown {seconds} s after it was loaded.',
  },
} as const;
