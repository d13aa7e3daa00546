import type { TranslationOf } from '../../messages.ts';
import type source from '../en/countries.ts';

export default {
  countries: {
    find: 'Buscar un país',
    list: 'Países',
    loading: 'Cargando países…',
    none: 'No hay ningún país con ese nombre.',
  },
} satisfies TranslationOf<typeof source>;
