import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourites.ts';

export default {
  favourites: {
    removed: '{name} saiu dos favoritos.',
    undo: 'Desfazer',
    tooMany: 'Você já tem {count} favoritos. Remova um para adicionar outro.',
    left: 'Seus favoritos estão guardados na sua conta.',
    keep: 'Manter também aqui',
  },
} as const satisfies TranslationOf<typeof source>;
