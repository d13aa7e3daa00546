import type { TranslationOf } from '../../messages.ts';
import type source from '../en/comments.ts';

export default {
  comments: {
    title: '{count, plural, =0 {Comentarios} one {# comentario} other {# comentarios}}',
    write: 'Tu comentario',
    send: 'Enviar',
    left: '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
    tooLong: '{count, plural, one {# carácter de más} other {# caracteres de más}}',
    signIn: 'Inicia sesión para comentar',
    none: 'Todavía no hay comentarios. Sé el primero.',
    more: 'Comentarios anteriores',
    deletedUser: 'usuario eliminado',
    unnamedUser: 'Aficionado',
    failed: 'Tu comentario no se envió.',
  },
} as const satisfies TranslationOf<typeof source>;
