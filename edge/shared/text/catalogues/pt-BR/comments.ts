import type { TranslationOf } from '../../messages.ts';
import type source from '../en/comments.ts';

export default {
  comments: {
    title: '{count, plural, =0 {Comentários} one {# comentário} other {# comentários}}',
    write: 'Seu comentário',
    send: 'Enviar',
    left: '{count, plural, one {Resta # caractere} other {Restam # caracteres}}',
    tooLong: '{count, plural, one {# caractere a mais} other {# caracteres a mais}}',
    signIn: 'Entre para comentar',
    none: 'Ainda não há comentários. Seja o primeiro.',
    more: 'Comentários anteriores',
    deletedUser: 'usuário excluído',
    unnamedUser: 'Torcedor',
    failed: 'Seu comentário não foi enviado.',
    delete: 'Excluir',
    report: 'Denunciar',
    cancel: 'Cancelar',
    deleteOf: 'Excluir seu comentário: {text}',
    reportOf: 'Denunciar o comentário: {text}',
    deleteTitle: 'Excluir seu comentário?',
    deleteAsk: 'Ele some para todo mundo e não dá para recuperar.',
    reportTitle: 'Denunciar este comentário?',
    reportAsk: 'Vamos analisar. Quem escreveu não fica sabendo que você denunciou.',
    deleted: 'Seu comentário foi excluído.',
    reported: 'Obrigado. Vamos analisar.',
    isReported: 'Denunciado',
    justNow: 'agora',
    minutesAgo: 'há {count} min',
    hoursAgo: 'há {count} h',
  },
} as const satisfies TranslationOf<typeof source>;
