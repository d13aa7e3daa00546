import type { TranslationOf } from '../../messages.ts';
import type source from '../en/stats.ts';

export default {
  statistics: {
    part: 'Parte do jogo',
  },
  shot: {
    title: 'Finalizações',
    list: 'Finalizações, da mais recente para a mais antiga',
    map: 'Mapa das finalizações: {home} {homeShots}, {away} {awayShots}. Cada uma está na lista abaixo.',
    expectedGoals: '<short>xG</short> {goals}',
    expectedGoalsName: 'Gols esperados',
    goal: 'Gol',
    saved: 'Defendida',
    'off-target': 'Para fora',
    blocked: 'Bloqueada',
    woodwork: 'Na trave',
  },
  winProbability: {
    title: 'Probabilidade de vitória',
    draw: 'Empate',
    now: 'Agora: {chances}',
    before: 'Antes do jogo: {chances}',
    swings: 'O que mais mudou as chances',
    moved: '{outcome}: de {before} para {after}',
    estimate:
      '{sport, select, football {Resultado em 90 minutos, estimado pelos jogos anteriores dos dois times, pelo placar, pelos cartões vermelhos e pelo tempo que falta.} other {Estimativa pelos jogos anteriores dos dois times, pelo placar e pelo tempo que falta.}}',
  },
  matchWithout: {
    stats: 'Não há estatísticas deste jogo.',
  },
} satisfies TranslationOf<typeof source>;
