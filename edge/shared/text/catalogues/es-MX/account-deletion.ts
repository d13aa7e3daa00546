import type { TranslationOf } from '../../messages.ts';
import type source from '../en/account-deletion.ts';

export default {
  deletionHelp: {
    title: 'Cómo eliminar tu cuenta',
    description: 'Cómo eliminar tu cuenta, qué se borra con ella y qué se queda.',
    lead: 'Puedes eliminar tu cuenta de {brand} tú mismo, en cualquier momento.',
    stepsTitle: 'En tres pasos',
    step1: 'Entra a la cuenta que quieres eliminar.',
    step2: 'Abre “Seguridad y privacidad” y luego “Eliminar cuenta”.',
    step3: 'Confirma que eres tú y elige “Eliminar para siempre”.',
    open: 'Eliminar mi cuenta',
    goneTitle: 'Qué se borra',
    gone: 'Tu correo, celular, contraseña, nombre de usuario, foto, biografía, favoritos y cuentas vinculadas, al momento. Las copias en respaldos se borran en un máximo de 30 días.',
    keptTitle: 'Qué se queda',
    kept: 'Lo que escribiste en comentarios, como de un “usuario eliminado”, sin nada que lleve a ti.',
    helpTitle: '¿No puedes entrar?',
    help: 'Restablece tu contraseña, o escribe a <link>{email}</link> desde el correo de tu cuenta.',
  },
} satisfies TranslationOf<typeof source>;
