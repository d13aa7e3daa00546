import type source from '../en/chances.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  chance: {
    below: '<{percent}%',
    exact: '{percent}%',
    above: '>{percent}%',
  },
  winProbability: {
    title: 'Probabilidad de ganar',
    draw: 'Empate',
    now: 'Ahora: {chances}',
    before: 'Antes del partido: {chances}',
    chance: '{outcome} {percent}',
    swings: 'Lo que más cambió las probabilidades',
    moved: '{outcome}: de {before} a {after}',
    estimate:
      '{sport, select, football {Resultado en 90 minutos, estimado con los partidos anteriores de ambos equipos, el marcador, las expulsiones y el tiempo restante.} other {Estimación con los partidos anteriores de ambos equipos, el marcador y el tiempo restante.}}',
  },
  outlook: {
    title: 'Cómo puede terminar',
    how: '{runs} simulaciones {matches, plural, one {del # partido que falta} other {de los # partidos que faltan}}, con resultados hasta el {date}. Son probabilidades, no promesas.',
    caption: 'Probabilidades al final de la temporada',
    points: 'Pts al final',
    pointsAtEnd: 'Puntos al final, en promedio',
    inNoRun: 'en ninguna simulación',
    failed: 'No se cargó la simulación.',
  },
} satisfies TranslationOf<typeof source>;
