import type { TranslationOf } from '../../messages.ts';
import type source from '../en/callback.ts';

export default {
  callback: {
    title: 'Iniciar sesión con {provider}',
    progress: 'Un momento…',
    cancelled: 'No iniciaste sesión con {provider}.',
    expired:
      'El inicio de sesión con {provider} tardó demasiado o empezó en otro navegador. Inténtalo de nuevo.',
    unconfirmed: 'Tu cuenta de {provider} no tiene un correo confirmado. Regístrate de otra forma.',
    exists:
      'El correo de tu cuenta de {provider} ya tiene una cuenta aquí. Inicia sesión con ese correo, por código o contraseña.',
    full: 'Se crearon demasiadas cuentas desde tu conexión este mes. Usa otra conexión, como los datos móviles, o entra con una cuenta que ya tengas.',
  },
} satisfies TranslationOf<typeof source>;
