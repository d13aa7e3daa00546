import type { NewsWords, PreviewFacts } from './news-words.ts';

const at = ({ venue }: Pick<PreviewFacts, 'venue'>) => (venue ? ` (${venue})` : '');

export const PORTUGUESE: NewsWords = {
  language: 'pt-BR',
  author: 'Redação Touchline',
  winTitles: {
    narrow: [
      ({ winner, loser, score }) => `${winner} venceu ${loser} por pouco: ${score}`,
      ({ winner, loser }) => `${winner} segurou a vitória contra ${loser}`,
      ({ winner, loser }) => `Nos detalhes: ${winner} passou por ${loser}`,
    ],
    clear: [
      ({ winner, loser, score }) => `${winner} venceu ${loser}: ${score}`,
      ({ winner, loser }) => `${winner} não deu chance a ${loser}`,
      ({ winner, loser, score }) => `${score}: dia bom para ${winner}, ruim para ${loser}`,
    ],
    huge: [
      ({ winner, loser, score }) => `${winner} atropelou ${loser}: ${score}`,
      ({ winner, loser }) => `${winner} sobrou contra ${loser}`,
      ({ winner, loser, score }) => `Foi um passeio: ${winner} ${score} ${loser}`,
    ],
  },
  drawTitles: [
    ({ home, away }) => `Tudo igual entre ${home} e ${away}`,
    ({ home, away, score }) => `Empate: ${home} ${score} ${away}`,
    ({ home, away }) => `${home} e ${away} ficaram no empate`,
  ],
  winSummary: ({ winner, loser, score, league }) =>
    `${winner} venceu ${loser} por ${score}. Competição: ${league}.`,
  drawSummary: ({ home, away, score, league }) =>
    `${home} e ${away} empataram em ${score}. Competição: ${league}.`,
  winOpenings: [
    (facts) =>
      `${facts.winner} venceu ${facts.loser} por ${facts.score}${at(facts)}, e pouca gente que assistiu vai discordar.`,
    (facts) => `O dia foi de ${facts.winner}${at(facts)}: ${facts.score} contra ${facts.loser}.`,
    (facts) =>
      `${facts.loser} teve seus momentos${at(facts)}, mas o ${facts.score} do fim ficou com ${facts.winner}.`,
  ],
  drawOpenings: [
    (facts) =>
      `${facts.home} e ${facts.away} terminaram iguais, ${facts.score}${at(facts)}: um pouco para cada um, tudo para ninguém.`,
    (facts) =>
      `Os dois tiveram chance de vencer${at(facts)}; no fim, ${facts.home} e ${facts.away} ficaram no ${facts.score}.`,
  ],
  sets: (sets) => `As parciais: ${sets}.`,
  halfTime: (score) => `No intervalo estava ${score}.`,
  periods: (periods) => `Período a período: ${periods}.`,
  next: (whose, { home, away }) => `O próximo jogo de ${whose}: ${home} x ${away}.`,
  elsewhere: (league) => `No mesmo dia, ${league}`,
  previewTitles: [
    ({ home, away }) => `${home} x ${away}: como eles chegam`,
    ({ home, away }) => `O que esperar de ${home} x ${away}`,
    ({ home, away, league }) => `${league}: ${home} e ${away} se preparam`,
  ],
  previewSummary: ({ home, away, league }) =>
    `${home} e ${away} se enfrentam (${league}). Veja os últimos resultados.`,
  previewOpenings: [
    (facts) =>
      `${facts.home} e ${facts.away} se enfrentam${at(facts)}. Competição: ${facts.league}. Escalações e placar ao vivo estão na página do jogo.`,
    (facts) => `Para ficar de olho, ${facts.league}: ${facts.home} x ${facts.away}${at(facts)}.`,
  ],
  form: (side) => `Últimos jogos: ${side}`,
};
