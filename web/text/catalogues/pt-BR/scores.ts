import type { TranslationOf } from '../../messages.ts';
import type source from '../en/scores.ts';

export default {
  date: {
    months: 'jan fev mar abr mai jun jul ago set out nov dez',
    weekdays: 'dom seg ter qua qui sex sáb',
    short: '{day} de {month}.',
    narrow: '{day} {month}',
    withYear: '{day} de {month}. de {year}',
    withWeekday: '{weekday}., {date}',
    withTime: '{date}, {time}',
  },
  day: {
    today: 'Hoje',
    tomorrow: 'Amanhã',
    tomorrowShort: 'Amanhã',
    yesterday: 'Ontem',
    yesterdayShort: 'Ontem',
    unknown: 'Data a definir',
    choose: 'Escolha um dia',
    list: 'Datas',
  },
  scores: {
    title: 'Placar ao vivo',
    liveNow: 'Ao vivo agora',
    noneLive: 'Nenhum jogo ao vivo neste momento.',
    inPlay: 'Em andamento',
    loading: 'Carregando jogos',
    partial: 'Não foi possível carregar parte desta página agora. Os placares continuam ao vivo.',
    leagueMatches: '{count, plural, one {# jogo} other {# jogos}}: {league}',
    versus: '{home} x {away}',
    serving: 'no saque',
    redCards: '{count, plural, one {cartão vermelho} other {# cartões vermelhos}}',
  },
  home: {
    description:
      'Placar ao vivo, jogos e resultados de hoje no futebol, no basquete, no tênis e em outros esportes.',
    nothingElse: 'Não há mais nada hoje.',
    none: 'Nenhum jogo hoje.',
    otherDays: 'Ver outros dias',
  },
  matchesPage: {
    title: 'Jogos de {sport}',
    dayTitle: 'Jogos de {sport}, {date}',
    dayDescription: 'Placar ao vivo, jogos e resultados de {sport} em {date}, por campeonato.',
    description: 'Placar ao vivo, próximos jogos e resultados.',
    liveOnly: 'Só ao vivo',
    none: 'Nenhum jogo neste dia.',
    backToToday: 'Voltar para hoje',
  },
  livePage: {
    description: 'Todos os jogos que estão rolando agora, em todos os esportes.',
    sports: 'Esportes ao vivo',
    soon: 'Prestes a começar',
  },
  strip: {
    failed: 'Não foi possível carregar o placar ao vivo.',
    none: 'Nenhum jogo ao vivo ou prestes a começar.',
    all: 'Todos ao vivo',
  },
  liveStat: {
    title: 'Estatísticas ao vivo',
    matchTitle: '{home} x {away}: estatísticas',
    description: 'Placar e estatísticas de um jogo enquanto a bola rola.',
    statistics: 'Estatísticas',
    none: 'Ainda não há estatísticas.',
  },
} satisfies TranslationOf<typeof source>;
