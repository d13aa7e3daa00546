import type { TranslationOf } from '../../messages.ts';
import type source from '../en/match-list.ts';

export default {
  matchList: {
    all: 'Ver todos',
    allOf: 'Ver todos: {title}',
    more: 'Ver más',
    loading: 'Cargando…',
    failed: 'No se pudieron cargar más partidos.',
    count: '{count, plural, one {# partido en la lista.} other {# partidos en la lista.}}',
  },
} satisfies TranslationOf<typeof source>;
