import type { NewsWords, PreviewFacts } from './news-words.ts';

const at = ({ venue }: Pick<PreviewFacts, 'venue'>) => (venue ? ` at ${venue}` : '');

export const ENGLISH: NewsWords = {
  language: 'en',
  author: 'Touchline news desk',
  winTitles: {
    narrow: [
      ({ winner, loser, score }) => `${winner} edged ${loser} ${score}`,
      ({ winner, loser }) => `${winner} held on against ${loser}`,
      ({ winner, loser }) => `Fine margins: ${winner} got past ${loser}`,
    ],
    clear: [
      ({ winner, loser, score }) => `${winner} beat ${loser} ${score}`,
      ({ winner, loser }) => `${winner} too strong for ${loser}`,
      ({ winner, loser, score }) => `${score}: a good day for ${winner}, not for ${loser}`,
    ],
    huge: [
      ({ winner, loser, score }) => `${winner} swept ${loser} aside, ${score}`,
      ({ winner, loser }) => `${winner} ran away from ${loser}`,
      ({ winner, loser, score }) => `One-way traffic: ${winner} ${score} ${loser}`,
    ],
  },
  drawTitles: [
    ({ home, away }) => `Nothing between ${home} and ${away}`,
    ({ home, away, score }) => `Honours even: ${home} ${score} ${away}`,
    ({ home, away }) => `${home} and ${away} shared it`,
  ],
  winSummary: ({ winner, loser, score, league }) =>
    `${winner} won ${score} against ${loser} in the ${league}.`,
  drawSummary: ({ home, away, score, league }) =>
    `It ended ${score} between ${home} and ${away} in the ${league}.`,
  winOpenings: [
    (facts) =>
      `${facts.winner} beat ${facts.loser} ${facts.score}${at(facts)}, and few who watched will argue with it.`,
    (facts) =>
      `It was a day for ${facts.winner}${at(facts)}: ${facts.score} against ${facts.loser}.`,
    (facts) =>
      `There were moments for ${facts.loser}${at(facts)}, but the ${facts.score} at the end belonged to ${facts.winner}.`,
  ],
  drawOpenings: [
    (facts) =>
      `${facts.home} and ${facts.away} finished level at ${facts.score}${at(facts)}: something for both, all of it for neither.`,
    (facts) =>
      `Both had chances to win it${at(facts)}; in the end ${facts.home} and ${facts.away} went home with a ${facts.score}.`,
  ],
  sets: (sets) => `The sets went ${sets}.`,
  halfTime: (score) => `At half-time it stood ${score}.`,
  periods: (periods) => `Period by period it read ${periods}.`,
  next: (whose, { home, away }) => `Next for ${whose}: ${home} against ${away}.`,
  elsewhere: (league) => `That day in the ${league}`,
  previewTitles: [
    ({ home, away }) => `${home} against ${away}: how they come into it`,
    ({ home, away }) => `What to look for in ${home} against ${away}`,
    ({ home, away, league }) => `${league}: ${home} and ${away} get ready`,
  ],
  previewSummary: ({ home, away, league }) =>
    `${home} and ${away} meet in the ${league}. Their last results at a glance.`,
  previewOpenings: [
    (facts) =>
      `${facts.home} and ${facts.away} meet${at(facts)} in the ${facts.league}. The line-ups and every score will be on the page of the match.`,
    (facts) =>
      `One to keep an eye on in the ${facts.league}: ${facts.home} against ${facts.away}${at(facts)}.`,
  ],
  form: (side) => `Last results of ${side}`,
};
