import type source from '../en/outlook.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  outlook: {
    title: 'Cómo puede terminar',
    how: '{runs} simulaciones {matches, plural, one {del # partido que falta} other {de los # partidos que faltan}}, con resultados hasta el {date}. Son probabilidades, no promesas.',
    caption: 'Probabilidades al final de la temporada',
    points: 'Pts al final',
    pointsAtEnd: 'Puntos al final, en promedio',
    below: '<{percent}%',
    exact: '{percent}%',
    above: '>{percent}%',
    inNoRun: 'en ninguna simulación',
    failed: 'No se cargó la simulación.',
  },
} satisfies TranslationOf<typeof source>;
