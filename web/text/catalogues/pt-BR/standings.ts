import type { TranslationOf } from '../../messages.ts';
import type source from '../en/standings.ts';

export default {
  standings: {
    heading: 'Classificação',
    full: 'Tabela completa',
    ofLeague: 'Tabela: {league}',
    caption: 'Classificação: {name}',
    excerpt: 'Classificação: {name}, parte da tabela',
    place: 'Posição',
    team: 'Time',
    player: 'Jogador',
    form: 'Últimos jogos',
    counted: 'Jogos considerados',
    all: 'Todos',
    home: 'Em casa',
    away: 'Fora',
    seasons: 'Temporadas',
    live: 'Em tempo real',
    playing: 'jogando agora',
    up: 'subiu {places, plural, one {# posição} other {# posições}}',
    down: 'caiu {places, plural, one {# posição} other {# posições}}',
    zones: 'O que vale cada posição',
  },
  formResult: { W: 'vitória', D: 'empate', L: 'derrota' },
  formLetter: { W: 'V', D: 'E', L: 'D' },
  zone: {
    champions: 'Campeão',
    promotion: 'Acesso',
    promotionPlayOff: 'Playoff de acesso',
    playOffs: 'Playoffs',
    roundOf16: 'Oitavas de final',
    relegationPlayOff: 'Playoff contra o rebaixamento',
    relegation: 'Rebaixamento',
  },
} satisfies TranslationOf<typeof source>;
