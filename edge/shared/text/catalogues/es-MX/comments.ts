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
    delete: 'Eliminar',
    report: 'Reportar',
    cancel: 'Cancelar',
    deleteOf: 'Eliminar tu comentario: {text}',
    reportOf: 'Reportar el comentario: {text}',
    deleteTitle: '¿Eliminar tu comentario?',
    deleteAsk: 'Desaparece para todos y no se puede recuperar.',
    reportTitle: '¿Reportar este comentario?',
    reportAsk: 'Lo vamos a revisar. Quien lo escribió no se entera de que lo reportaste.',
    deleted: 'Tu comentario se eliminó.',
    reported: 'Gracias. Lo vamos a revisar.',
    isReported: 'Reportado',
    justNow: 'ahora',
    minutesAgo: 'hace {count} min',
    hoursAgo: 'hace {count} h',
  },
} as const satisfies TranslationOf<typeof source>;
