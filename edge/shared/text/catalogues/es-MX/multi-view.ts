import type { TranslationOf } from '../../messages.ts';
import type source from '../en/multi-view.ts';

export default {
  multiView: {
    title:
      '{count, plural, =0 {Partidos lado a lado} one {# partido junto a otros} other {# partidos lado a lado}}',
    heading: 'Lado a lado',
    description: 'Hasta cuatro partidos en vivo de cualquier deporte en una sola pantalla.',
    none: 'Todavía no eliges ningún partido.',
    lead: 'Agrega hasta {most} partidos de cualquier deporte. La dirección los guarda y la puedes compartir.',
    add: 'Agregar partido',
    full: 'Caben máximo {most} partidos. Quita uno primero.',
    missing:
      '{count, plural, one {No se encontró # partido.} other {No se encontraron # partidos.}}',
    left: 'Caben máximo {most} partidos: {count, plural, one {# quedó fuera.} other {# quedaron fuera.}}',
    earlier: 'Mover {match} hacia atrás',
    later: 'Mover {match} hacia adelante',
    remove: 'Quitar {match}',
    details: 'Jugadas y números: {match}',
    noDetails: 'Sin jugadas ni números de este partido.',
    find: 'Buscar partido',
    choices: 'Partidos para agregar',
    inPlay: 'En juego ahora',
    noneInPlay: 'Nada en juego ahora. Busca un partido por sus equipos.',
    found: '{count, plural, one {# partido} other {# partidos}}',
    notFound: 'Ningún partido tiene ese nombre.',
    more: 'Otras formas de ver',
    beside: 'Ver junto a otros',
    failed: 'La búsqueda falló. Intenta de nuevo.',
  },
  smallWindow: { open: 'Marcador en una ventana pequeña', back: 'Volver al partido' },
} satisfies TranslationOf<typeof source>;
