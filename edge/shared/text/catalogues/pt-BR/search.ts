import type { TranslationOf } from '../../messages.ts';
import type source from '../en/search.ts';

export default {
  search: {
    teamsAndPlayers: 'Times e jogadores',
    playersInTeams: 'Jogadores de times',
    liveNow: 'Ao vivo agora',
    'popular-leagues': 'Campeonatos populares',
    'popular-teams': 'Times populares',
    'popular-players': 'Jogadores populares',
    'popular-both': 'Times e jogadores populares',
  },
  searchPage: {
    title: '“{keyword}”',
    description: 'Encontre times, jogadores, campeonatos e esportes.',
    recent: 'Buscas recentes',
    clear: 'Limpar',
    noRecent: 'Suas buscas ficam guardadas aqui, só neste aparelho.',
    noneHint: 'Tente com menos letras ou com o começo do nome; para um jogo, os dois times.',
    results: 'Resultados',
    found: '{count, plural, one {# resultado para {keyword}} other {# resultados para {keyword}}}',
    sport: 'Esporte',
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    place: 'Página {page} de {last}',
  },
  searchTab: {
    all: 'Tudo {count}',
    match: 'Jogos {count}',
    team: 'Times e jogadores {count}',
    player: 'Jogadores de times {count}',
    league: 'Campeonatos {count}',
    sport: 'Esportes {count}',
  },
  searchAll: {
    match: 'Ver todos os {count} jogos',
    team: 'Ver todos os {count} times e jogadores',
    player: 'Ver todos os {count} jogadores de times',
    league: 'Ver todos os {count} campeonatos',
    sport: 'Ver todos os {count} esportes',
  },
} satisfies TranslationOf<typeof source>;
