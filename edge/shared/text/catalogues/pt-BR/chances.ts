import type source from '../en/chances.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  chance: {
    below: '<{percent}%',
    exact: '{percent}%',
    above: '>{percent}%',
  },
  winProbability: {
    title: 'Probabilidade de vitória',
    draw: 'Empate',
    now: 'Agora: {chances}',
    before: 'Antes do jogo: {chances}',
    chance: '{outcome} {percent}',
    swings: 'O que mais mudou as chances',
    moved: '{outcome}: de {before} para {after}',
    estimate:
      '{sport, select, football {Resultado em 90 minutos, estimado pelos jogos anteriores dos dois times, pelo placar, pelos cartões vermelhos e pelo tempo que falta.} other {Estimativa pelos jogos anteriores dos dois times, pelo placar e pelo tempo que falta.}}',
  },
  outlook: {
    title: 'Como pode terminar',
    how: '{runs} simulações {matches, plural, one {do # jogo que falta} other {dos # jogos que faltam}}, com resultados até {date}. São chances, não certezas.',
    caption: 'Chances no fim da temporada',
    points: 'Pts no fim',
    pointsAtEnd: 'Pontos no fim, em média',
    inNoRun: 'em nenhuma simulação',
    failed: 'A simulação não carregou.',
  },
} satisfies TranslationOf<typeof source>;
