import type { TranslationOf } from '../../messages.ts';
import type source from '../en/directory.ts';

export default {
  directory: {
    description: 'Campeonatos e times com placar ao vivo, próximos jogos, resultados e tabela.',
    leagues: 'Campeonatos de {sport}',
    leaguesDescription:
      'Campeonatos de {sport} por país, com placar ao vivo, próximos jogos, resultados e classificação.',
    'find-league': 'Buscar um campeonato',
    'no-leagues': 'Ainda não há campeonatos.',
    teams: 'Times de {sport}',
    teamsDescription:
      'Times de {sport} por país, com placar ao vivo, próximos jogos, resultados e classificação.',
    'find-team': 'Buscar um time',
    'no-teams': 'Ainda não há times.',
    players: 'Jogadores de {sport}',
    playersDescription:
      'Jogadores de {sport} de A a Z, com placar ao vivo, próximos jogos e resultados.',
    'find-player': 'Buscar um jogador',
    'no-players': 'Ainda não há jogadores.',
    international: 'Internacional',
    found: '{count, plural, one {# resultado.} other {# resultados.}}',
    none: 'Nada com esse nome.',
  },
  homeNation: {
    'gb-eng': 'Inglaterra',
    'gb-sct': 'Escócia',
    'gb-wls': 'País de Gales',
    'gb-nir': 'Irlanda do Norte',
  },
} satisfies TranslationOf<typeof source>;
