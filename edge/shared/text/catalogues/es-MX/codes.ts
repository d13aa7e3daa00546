import type { TranslationOf } from '../../messages.ts';
import type source from '../en/codes.ts';

export default {
  code: {
    subject: '{code} es tu código de {brand}',
    noticeSubject: 'Tu solicitud en {brand}',
    register:
      '{code} es tu código para crear tu cuenta en {brand}. Vale por 5 minutos. No lo compartas: nunca te lo vamos a pedir.',
    signin:
      '{code} es tu código para entrar a {brand}. Vale por 5 minutos. No lo compartas: nunca te lo vamos a pedir.',
    reset:
      '{code} es tu código para cambiar tu contraseña de {brand}. Vale por 5 minutos. Si no lo pediste tú, tu contraseña sigue igual.',
    verify:
      '{code} es tu código de {brand} para confirmar que eres tú. Vale por 5 minutos. No lo compartas: nunca te lo vamos a pedir.',
    accountExists:
      'Ya tienes una cuenta en {brand}: solo entra o, si olvidaste tu contraseña, crea una nueva. Si estabas creando una cuenta, tu código es {code} y vale por 5 minutos.',
    noAccount:
      'No tienes cuenta en {brand} con este contacto, así que no hay a dónde entrar ni contraseña que cambiar. Crea la tuya cuando quieras. Si no lo pediste tú, ignora este mensaje.',
    taken:
      'Alguien quiere agregar este contacto a una cuenta de {brand}, pero ya es de otra cuenta. Si fuiste tú, entra con este contacto.',
    removedSubject: 'Un cambio en tu cuenta de {brand}',
    removed:
      'Este contacto ya no es parte de tu cuenta de {brand} y ya no sirve para entrar. Si no fuiste tú, restablece tu contraseña ahora con otro contacto de la cuenta, si lo tienes, o escríbenos.',
  },
} satisfies TranslationOf<typeof source>;
