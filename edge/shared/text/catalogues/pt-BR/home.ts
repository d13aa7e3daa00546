import type { TranslationOf } from '../../messages.ts';
import type source from '../en/home.ts';

export default {
  home: {
    description: 'Placar ao vivo, jogos e resultados de hoje: futebol, basquete, tênis e mais.',
    nothingElse: 'Não há mais nada hoje.',
    none: 'Nenhum jogo hoje.',
    otherDays: 'Ver outros dias',
    yours: '{kind, select, player {Seu jogador} other {Seu time}}',
    yourTeams: 'Seus times',
    addTeam: 'Adicionar time',
    all: 'Todos',
    noTeams: 'Os times que você segue mostram o placar aqui.',
    channel: 'No canal',
    onNow: 'No ar',
    news: 'Notícias',
    allNews: 'Todas as notícias',
  },
} satisfies TranslationOf<typeof source>;
