/** Names of nations and of their teams. */
export default {
  /** Fans' names for nations where locale data differ: read by the server alone. */
  nation: {
    cd: 'DR Congo',
    cg: 'Congo',
    ci: 'Ivory Coast',
    cz: 'Czech Republic',
    hk: 'Hong Kong',
    mo: 'Macau',
    ps: 'Palestine',
    tr: 'Turkey',
    ba: 'Bosnia and Herzegovina',
    nl: 'Netherlands',
    mm: 'Myanmar',
    sa: 'Saudi Arabia',
    ae: 'United Arab Emirates',
  },
  /** Their teams, if named differently. */
  nationTeam: {
    gb: 'Great Britain',
    tw: 'Chinese Taipei',
    women: '{nation} Women',
    under: '{nation} U{age}',
    olympic: '{nation} Olympic',
  },
} as const;
