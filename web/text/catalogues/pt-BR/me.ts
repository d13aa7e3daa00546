import type { TranslationOf } from '../../messages.ts';
import type source from '../en/me.ts';

export default {
  me: {
    heading: 'Sua conta',
    section: 'Conta',
    description: 'Suas páginas.',
    signedOut: 'Leve seus favoritos para todos os aparelhos, comente e muito mais.',
    signIn: 'Entrar ou criar conta',
    signOut: 'Sair',
    noName: 'Ainda sem nome de usuário',
    noBio: 'Ainda sem bio',
    edit: 'Editar perfil',
    saved: 'Salvo.',
  },
  profileEdit: {
    picture: 'Foto do perfil',
    choose: 'Escolher uma foto',
    chooseOther: 'Escolher outra foto',
    use: 'Usar esta foto',
    rule: 'JPEG, PNG ou WebP, até 2 MB',
    saved: 'Foto salva.',
    bioHint: 'O que os outros devem saber de você?',
    bioLeft:
      '{count, plural, one {Resta # caractere} many {Restam # caracteres} other {Restam # caracteres}}',
    saveBio: 'Salvar bio',
  },
  security: {
    signIn: 'Como você entra',
    email: 'E-mail',
    phone: 'Celular',
    setPassword: 'Criar uma senha',
    providers: 'Vinculada a',
    more: 'Sua conta',
  },
  confirm: {
    lead: 'Primeiro confirme que é você, com sua senha.',
    byCode: 'Primeiro confirme que é você: vamos enviar um código para {to}.',
    sendCode: 'Enviar código',
  },
  changePassword: {
    lead: 'Você sairá da conta em todos os outros aparelhos.',
    done: 'Senha alterada. Você saiu da conta em todos os outros aparelhos.',
    back: 'Voltar para segurança e privacidade',
  },
  deleteAccount: {
    lead: 'Isso não pode ser desfeito.',
    gone: 'Somem para sempre: seu perfil, sua foto, seus favoritos e suas formas de entrar.',
    kept: 'O que você escreveu em comentários fica, como de um “usuário excluído”.',
    confirm: 'É você mesmo?',
    askTitle: 'Excluir sua conta?',
    ask: 'Seu perfil e seus favoritos são apagados na hora, e ninguém pode recuperá-los.',
    yes: 'Excluir para sempre',
    no: 'Manter minha conta',
    done: 'Sua conta foi excluída.',
  },
  age: {
    title: 'Confirme sua idade',
    lead: 'Guardamos apenas se você tem idade suficiente, não a data de nascimento.',
    day: 'Data de nascimento',
    young: 'Você precisa ter {age} anos ou mais.',
    row: 'Idade',
    confirmed: 'Confirmada',
    unconfirmed: 'Não confirmada',
  },
  settings: {
    theme: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Como no aparelho',
  },
  betting: {
    title: 'Vincule sua conta de apostas',
    submit: 'Vincular conta',
    linked: 'A conta {account} está vinculada.',
    conflictTitle: 'Já está vinculada',
    conflict:
      'Essa conta de apostas está vinculada a outra conta daqui. Passar para a sua? Lá ela deixará de estar vinculada.',
    move: 'Passar para a minha',
    leave: 'Deixar como está',
    row: 'Vincular uma conta de apostas',
  },
} satisfies TranslationOf<typeof source>;
