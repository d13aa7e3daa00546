import type { NewsWords, PreviewFacts } from './news-words.ts';

const at = ({ venue }: Pick<PreviewFacts, 'venue'>) => (venue ? ` (${venue})` : '');

export const SPANISH: NewsWords = {
  language: 'es-MX',
  author: 'Redacción Touchline',
  winTitles: {
    narrow: [
      ({ winner, loser, score }) => `${winner} venció por poco a ${loser}: ${score}`,
      ({ winner, loser }) => `${winner} aguantó ante ${loser}`,
      ({ winner, loser }) => `Por un detalle: ${winner} superó a ${loser}`,
    ],
    clear: [
      ({ winner, loser, score }) => `${winner} venció a ${loser}: ${score}`,
      ({ winner, loser }) => `${winner} fue demasiado para ${loser}`,
      ({ winner, loser, score }) => `${score}: buen día para ${winner}, malo para ${loser}`,
    ],
    huge: [
      ({ winner, loser, score }) => `${winner} arrolló a ${loser}: ${score}`,
      ({ winner, loser }) => `${winner} se paseó ante ${loser}`,
      ({ winner, loser, score }) => `Sin discusión: ${winner} ${score} ${loser}`,
    ],
  },
  drawTitles: [
    ({ home, away }) => `Nadie pudo más: empate entre ${home} y ${away}`,
    ({ home, away, score }) => `Empate: ${home} ${score} ${away}`,
    ({ home, away }) => `${home} y ${away} quedaron a mano`,
  ],
  winSummary: ({ winner, loser, score, league }) =>
    `${winner} venció ${score} a ${loser}. Torneo: ${league}.`,
  drawSummary: ({ home, away, score, league }) =>
    `${home} y ${away} empataron ${score}. Torneo: ${league}.`,
  winOpenings: [
    (facts) =>
      `${facts.winner} venció ${facts.score} a ${facts.loser}${at(facts)}, y pocos de los que lo vieron lo van a discutir.`,
    (facts) => `Fue el día de ${facts.winner}${at(facts)}: ${facts.score} ante ${facts.loser}.`,
    (facts) =>
      `${facts.loser} tuvo sus momentos${at(facts)}, pero el ${facts.score} final fue de ${facts.winner}.`,
  ],
  drawOpenings: [
    (facts) =>
      `${facts.home} y ${facts.away} terminaron iguales, ${facts.score}${at(facts)}: algo para los dos, todo para ninguno.`,
    (facts) =>
      `Los dos pudieron ganarlo${at(facts)}; al final ${facts.home} y ${facts.away} se quedaron con el ${facts.score}.`,
  ],
  sets: (sets) => `Los parciales: ${sets}.`,
  halfTime: (score) => `Al medio tiempo iban ${score}.`,
  periods: (periods) => `Periodo por periodo: ${periods}.`,
  next: (whose, { home, away }) => `Lo que sigue para ${whose}: ${home} vs. ${away}.`,
  elsewhere: (league) => `Ese mismo día, ${league}`,
  previewTitles: [
    ({ home, away }) => `${home} vs. ${away}: así llegan`,
    ({ home, away }) => `Qué esperar del ${home} vs. ${away}`,
    ({ home, away, league }) => `${league}: ${home} y ${away} se alistan`,
  ],
  previewSummary: ({ home, away, league }) =>
    `${home} y ${away} se enfrentan (${league}). Así les fue en los últimos partidos.`,
  previewOpenings: [
    (facts) =>
      `${facts.home} y ${facts.away} se enfrentan${at(facts)}. Torneo: ${facts.league}. Las alineaciones y el marcador en vivo están en la página del partido.`,
    (facts) =>
      `Para no perderlo de vista, ${facts.league}: ${facts.home} vs. ${facts.away}${at(facts)}.`,
  ],
  form: (side) => `Últimos partidos: ${side}`,
};
