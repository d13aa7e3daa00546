import type { TranslationOf } from '../../messages.ts';
import type source from '../en/home.ts';

export default {
  home: {
    description:
      'Marcadores en vivo, partidos y resultados de hoy en futbol, basquetbol, tenis y más.',
    nothingElse: 'No hay nada más por hoy.',
    none: 'Hoy no hay partidos.',
    otherDays: 'Ver otros días',
    yours: '{kind, select, player {Tu jugador} other {Tu equipo}}',
    yourTeams: 'Tus equipos',
    addTeam: 'Agregar equipo',
    all: 'Todos',
    noTeams: 'Los equipos que sigues muestran aquí su marcador.',
    channel: 'En el canal',
    onNow: 'Al aire',
    news: 'Noticias',
    allNews: 'Todas las noticias',
  },
} satisfies TranslationOf<typeof source>;
