import type { TranslationOf } from '../../messages.ts';
import type source from '../en/course.ts';

export default {
  course: {
    scoringPlays: 'Anotaciones',
    none: 'Nadie ha anotado todavía.',
    all: 'Jugada a jugada completa',
    leaders: 'Líderes',
    quarters: 'Cuarto por cuarto',
    best: 'Máximo anotador',
    run: 'Mejor racha',
    leadChanges: 'Cambios de líder',
    total: 'Marcador',
    lead: 'Ventaja',
    biggestLead: '{team} por hasta {points}',
    leads:
      '{changes, plural, one {# cambio} other {# cambios}} de líder · {level, plural, =0 {sin empates} one {# empate} other {# empates}}',
  },
  lineScore: { runs: 'Carreras', hits: 'Hits', errors: 'Errores' },
  lineScoreMark: { runs: 'C', hits: 'H', errors: 'E' },
  play: {
    pass: '{passer} a <who>{player}</who>, {yards}\u00a0yd',
    passed: '{passer} a <who>{player}</who>',
    by: '<who>{player}</who>, {how, select, run {acarreo de } kick {regreso de patada de } punt {regreso de despeje de } interception {intercepción devuelta } fumble {balón suelto devuelto } other {}}{yards}\u00a0yd',
    tried: '{kind, select, two {conversión de dos puntos} other {punto extra}}',
    triedBy: '{kind, select, two {conversión de dos puntos} other {punto extra}} de {player}',
    runs: '{count, plural, one {# carrera} other {# carreras}}',
  },
} satisfies TranslationOf<typeof source>;
