import type { TranslationOf } from '../../messages.ts';
import type source from '../en/callback.ts';

export default {
  callback: {
    title: 'Entrar com {provider}',
    progress: 'Só um instante…',
    cancelled: 'Você não entrou com {provider}.',
    expired: 'O login com {provider} demorou demais ou começou em outro navegador. Tente de novo.',
    unconfirmed: 'Sua conta {provider} não tem e-mail confirmado. Cadastre-se de outra forma.',
    exists:
      'O e-mail da sua conta {provider} já tem uma conta aqui. Entre com esse e-mail, por código ou senha.',
    full: 'Já criaram contas demais pela sua rede neste mês. Use outra rede, como os dados móveis, ou entre com uma conta que você já tem.',
  },
} satisfies TranslationOf<typeof source>;
