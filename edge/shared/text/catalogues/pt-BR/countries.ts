import type { TranslationOf } from '../../messages.ts';
import type source from '../en/countries.ts';

export default {
  countries: {
    find: 'Buscar um país',
    list: 'Países',
    loading: 'Carregando países…',
    none: 'Nenhum país com esse nome.',
  },
} satisfies TranslationOf<typeof source>;
