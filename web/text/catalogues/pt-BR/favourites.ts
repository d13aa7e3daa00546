import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourites.ts';

export default {
  favourites: {
    star: 'Favorito: {name}',
    removed: '{name} saiu dos favoritos.',
    undo: 'Desfazer',
    tooMany: 'Você já tem {count} favoritos. Remova um para adicionar outro.',
    left: 'Seus favoritos estão guardados na sua conta.',
    keep: 'Manter também aqui',
    mine: 'Meus jogos',
  },
} as const satisfies TranslationOf<typeof source>;
