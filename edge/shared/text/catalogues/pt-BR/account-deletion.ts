import type { TranslationOf } from '../../messages.ts';
import type source from '../en/account-deletion.ts';

export default {
  deletionHelp: {
    title: 'Como excluir sua conta',
    description: 'Como excluir sua conta, o que é apagado com ela e o que fica.',
    lead: 'Você pode excluir sua conta do {brand} por conta própria, a qualquer momento.',
    stepsTitle: 'Em três passos',
    step1: 'Entre na conta que você quer excluir.',
    step2: 'Abra “Segurança e privacidade” e depois “Excluir conta”.',
    step3: 'Confirme que é você e escolha “Excluir para sempre”.',
    open: 'Excluir minha conta',
    goneTitle: 'O que é apagado',
    gone: 'E-mail, celular, senha, nome de usuário, foto, bio, favoritos e contas vinculadas, na hora. As cópias em backups somem em até 30 dias.',
    keptTitle: 'O que fica',
    kept: 'O que você escreveu em comentários, como de um “usuário excluído”, sem nada que leve até você.',
    helpTitle: 'Não consegue entrar?',
    help: 'Redefina a senha, ou escreva para <link>{email}</link> a partir do e-mail da sua conta.',
  },
} satisfies TranslationOf<typeof source>;
