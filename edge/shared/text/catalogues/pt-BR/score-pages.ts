import type { TranslationOf } from '../../messages.ts';
import type source from '../en/score-pages.ts';

export default {
  matchesPage: {
    title: 'Jogos de {sport}',
    dayTitle: 'Jogos de {sport}, {date}',
    dayDescription: 'Placar ao vivo, jogos e resultados de {sport} em {date}, por campeonato.',
    description: 'Placar ao vivo, próximos jogos e resultados.',
    liveOnly: 'Só ao vivo',
    none: 'Nenhum jogo neste dia.',
    after: 'Próximos jogos: {date}',
    before: 'Últimos jogos: {date}',
    liveIsToday: 'Só os jogos de hoje podem estar ao vivo.',
    backToToday: 'Voltar para hoje',
  },
  livePage: {
    description: 'Todos os jogos que estão rolando agora, em todos os esportes.',
    multiView: 'Lado a lado',
    soon: 'Prestes a começar',
  },
} satisfies TranslationOf<typeof source>;
