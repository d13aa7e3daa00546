export default {
  home: {
    description:
      'Live scores, fixtures and results of today in football, basketball, tennis and more.',
    nothingElse: 'Nothing else is on today.',
    none: 'No matches today.',
    otherDays: 'Look at other days',
  },
} as const;
