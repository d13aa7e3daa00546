import type { TranslationOf } from '../../messages.ts';
import type source from '../en/frame.ts';

export default {
  frame: {
    notFound: 'Página no encontrada',
    badQuery: 'Esta dirección no dice qué partido, liga o equipo mostrar: {parameters}.',
    noMomentum: 'No hay datos de dominio de este partido.',
    noMatches: 'Sin partidos.',
    ofToday: 'Hoy',
    fixturesOf: '{name}: calendario',
    resultsOf: '{name}: resultados',
    nextOf: '{name}: próximo partido',
    topScorersOf: '{name}: goleo',
    noTopScorers: 'Aún no hay cifras de esta liga.',
    headToHeadOf:
      '{first, select, away {{away} @ {home}: historial} other {{home} vs {away}: historial}}',
  },
} satisfies TranslationOf<typeof source>;
