/** Widgets for other sites, and the page where they are made. */
export default {
  /** Said within other sites' pages, by `widgets.js`: nothing is filled in. */
  embedded: {
    title: 'Live scores',
    unreachable: 'Scores cannot be shown right now.',
    misnamed: 'This widget is not set up correctly.',
    retry: 'Try again',
    open: 'See all scores',
  },
};
