import type { TranslationOf } from '../../messages.ts';
import type source from '../en/match-list.ts';

export default {
  matchList: {
    all: 'Ver todos',
    allOf: 'Ver todos: {title}',
    more: 'Mostrar mais',
    loading: 'Carregando…',
    failed: 'Não foi possível carregar mais jogos.',
    count: '{count, plural, one {# jogo na lista.} other {# jogos na lista.}}',
  },
} satisfies TranslationOf<typeof source>;
