import type { TranslationOf } from '../../messages.ts';
import type source from '../en/score-pages.ts';

export default {
  matchesPage: {
    title: 'Partidos de {sport}',
    dayTitle: 'Partidos de {sport}, {date}',
    dayDescription: 'Marcadores en vivo, partidos y resultados de {sport} del {date}, por liga.',
    description: 'Marcadores en vivo, próximos partidos y resultados.',
    liveOnly: 'Solo en vivo',
    none: 'No hay partidos este día.',
    after: 'Próximos partidos: {date}',
    before: 'Últimos partidos: {date}',
    liveIsToday: 'Solo los partidos de hoy pueden estar en vivo.',
    backToToday: 'Volver a hoy',
  },
  livePage: {
    description: 'Todos los partidos que se juegan en este momento, en todos los deportes.',
    multiView: 'Lado a lado',
    soon: 'Por comenzar',
  },
} satisfies TranslationOf<typeof source>;
