import type { TranslationOf } from '../../messages.ts';
import type source from '../en/scores.ts';

export default {
  date: {
    months: 'ene feb mar abr may jun jul ago sep oct nov dic',
    weekdays: 'dom lun mar mié jue vie sáb',
    short: '{day} {month}',
    narrow: '{day} {month}',
    withYear: '{day} {month} {year}',
    withWeekday: '{weekday} {date}',
    withTime: '{date}, {time}',
  },
  day: {
    today: 'Hoy',
    tomorrow: 'Mañana',
    tomorrowShort: 'Mañ.',
    yesterday: 'Ayer',
    yesterdayShort: 'Ayer',
    unknown: 'Fecha por definir',
    choose: 'Elige un día',
    list: 'Fechas',
  },
  scores: {
    title: 'Marcadores en vivo',
    liveNow: 'En vivo ahora',
    noneLive: 'No hay partidos en vivo en este momento.',
    inPlay: 'En juego',
    loading: 'Cargando partidos',
    partial:
      'Una parte de esta página no se puede cargar por ahora. Los marcadores siguen en vivo.',
    leagueMatches: '{count, plural, one {# partido} other {# partidos}} de {league}',
    versus: '{home} vs {away}',
    serving: 'al servicio',
    redCards: '{count, plural, one {tarjeta roja} other {# tarjetas rojas}}',
  },
  home: {
    description:
      'Marcadores en vivo, partidos y resultados de hoy en futbol, basquetbol, tenis y más.',
    nothingElse: 'No hay nada más por hoy.',
    none: 'Hoy no hay partidos.',
    otherDays: 'Ver otros días',
  },
  matchesPage: {
    title: 'Partidos de {sport}',
    dayTitle: 'Partidos de {sport}, {date}',
    dayDescription: 'Marcadores en vivo, partidos y resultados de {sport} del {date}, por liga.',
    description: 'Marcadores en vivo, próximos partidos y resultados.',
    liveOnly: 'Solo en vivo',
    none: 'No hay partidos este día.',
    backToToday: 'Volver a hoy',
  },
  livePage: {
    description: 'Todos los partidos que se juegan en este momento, en todos los deportes.',
    sports: 'Deportes en vivo',
    soon: 'Por comenzar',
  },
  strip: {
    failed: 'No se pudieron cargar los marcadores en vivo.',
    none: 'No hay partidos en vivo ni por comenzar.',
    all: 'Todo en vivo',
  },
  liveStat: {
    title: 'Estadísticas en vivo',
    matchTitle: '{home} vs {away}: estadísticas',
    description: 'Marcador y estadísticas de un partido mientras se juega.',
    statistics: 'Estadísticas',
    none: 'Aún no hay estadísticas.',
  },
} satisfies TranslationOf<typeof source>;
