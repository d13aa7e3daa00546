import type source from '../en/outlook.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  outlook: {
    title: 'Como pode terminar',
    how: '{runs} simulações {matches, plural, one {do # jogo que falta} other {dos # jogos que faltam}}, com resultados até {date}. São chances, não certezas.',
    caption: 'Chances no fim da temporada',
    points: 'Pts no fim',
    pointsAtEnd: 'Pontos no fim, em média',
    below: '<{percent}%',
    exact: '{percent}%',
    above: '>{percent}%',
    inNoRun: 'em nenhuma simulação',
    failed: 'A simulação não carregou.',
  },
} satisfies TranslationOf<typeof source>;
