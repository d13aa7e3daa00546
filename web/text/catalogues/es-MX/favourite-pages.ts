import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourite-pages.ts';

export default {
  favouritePages: {
    forYou: 'Para ti',
    dayTitle: 'Mis partidos: {sport}, {date}',
    description: 'Partidos, equipos y ligas que sigues.',
    tabs: 'Mis favoritos',
    'mine-sport': 'Mis deportes',
    'mine-league': 'Mis ligas',
    'mine-team': 'Mis equipos',
    'mine-match': 'Mis partidos',
    'none-sport': 'Todavía no tienes deportes favoritos.',
    'none-league': 'Todavía no tienes ligas favoritas.',
    'none-team': 'Todavía no tienes equipos favoritos.',
    'none-match': 'Todavía no tienes partidos favoritos.',
    noneYet: 'Toca la estrella de un equipo, una liga o un partido y aparecerá aquí.',
    noMatches: 'Ninguno de tus equipos juega este día.',
    toMatches: 'Ver todos los partidos',
    followed: 'Lo que sigues',
    edit: 'Editar',
    'edit-sport': 'Editar mis deportes',
    'edit-league': 'Editar mis ligas',
    'edit-team': 'Editar mis equipos',
    'edit-match': 'Editar mis partidos',
    add: 'Agregar favoritos',
    begin: '¿Qué sigues?',
    done: 'Listo',
    search: 'Buscar más',
    'suggested-teams': 'Equipos para seguir',
    'suggested-leagues': 'Ligas para seguir',
  },
} as const satisfies TranslationOf<typeof source>;
