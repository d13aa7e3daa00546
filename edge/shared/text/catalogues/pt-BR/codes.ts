import type { TranslationOf } from '../../messages.ts';
import type source from '../en/codes.ts';

export default {
  code: {
    subject: '{code} é o seu código {brand}',
    noticeSubject: 'Sua solicitação no {brand}',
    register:
      '{code} é o seu código para criar a conta no {brand}. Vale por 5 minutos. Não passe para ninguém: nunca vamos pedir.',
    signin:
      '{code} é o seu código para entrar no {brand}. Vale por 5 minutos. Não passe para ninguém: nunca vamos pedir.',
    reset:
      '{code} é o seu código para trocar a senha do {brand}. Vale por 5 minutos. Se não foi você quem pediu, sua senha continua a mesma.',
    verify:
      '{code} é o seu código do {brand} para confirmar que é você. Vale por 5 minutos. Não passe para ninguém: nunca vamos pedir.',
    accountExists:
      'Você já tem uma conta no {brand}: é só entrar ou, se esqueceu a senha, criar uma nova. Se estava criando uma conta, seu código é {code} e vale por 5 minutos.',
    noAccount:
      'Você não tem conta no {brand} com este contato, então não há onde entrar nem senha para trocar. Crie a sua quando quiser. Se não foi você quem pediu, ignore esta mensagem.',
    taken:
      'Alguém quer adicionar este contato a uma conta no {brand}, mas ele já é de outra conta. Se foi você, entre com este contato.',
    removedSubject: 'Uma mudança na sua conta do {brand}',
    removed:
      'Este contato não faz mais parte da sua conta no {brand} e não serve mais para entrar. Se não foi você, redefina sua senha agora com outro contato da conta, se houver, ou escreva para nós.',
  },
} satisfies TranslationOf<typeof source>;
