import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourites.ts';

export default {
  favourites: {
    removed: '{name} ya no está en favoritos.',
    undo: 'Deshacer',
    tooMany: 'Ya tienes {count} favoritos. Quita uno para agregar otro.',
    left: 'Tus favoritos quedaron guardados en tu cuenta.',
    keep: 'Conservarlos aquí también',
  },
} as const satisfies TranslationOf<typeof source>;
