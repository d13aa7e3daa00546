import type { TranslationOf } from '../../messages.ts';
import type source from '../en/me.ts';

export default {
  me: {
    heading: 'Tu cuenta',
    section: 'Cuenta',
    description: 'Tus páginas.',
    signedOut: 'Lleva tus favoritos a todos tus dispositivos, comenta y más.',
    signIn: 'Inicia sesión o crea una cuenta',
    signOut: 'Cerrar sesión',
    noName: 'Aún sin nombre de usuario',
    noBio: 'Aún sin biografía',
    edit: 'Editar perfil',
    saved: 'Guardado.',
  },
  profileEdit: {
    picture: 'Foto de perfil',
    choose: 'Elegir una foto',
    chooseOther: 'Elegir otra foto',
    use: 'Usar esta foto',
    rule: 'JPEG, PNG o WebP, hasta 2 MB',
    saved: 'Foto guardada.',
    bioHint: '¿Qué deben saber de ti los demás?',
    bioLeft:
      '{count, plural, one {Queda # carácter} many {Quedan # caracteres} other {Quedan # caracteres}}',
    saveBio: 'Guardar biografía',
  },
  security: {
    signIn: 'Cómo inicias sesión',
    email: 'Correo',
    phone: 'Celular',
    setPassword: 'Crear una contraseña',
    providers: 'Vinculada con',
    more: 'Tu cuenta',
  },
  confirm: {
    lead: 'Primero confirma que eres tú, con tu contraseña.',
    byCode: 'Primero confirma que eres tú: te enviaremos un código a {to}.',
    sendCode: 'Enviar código',
  },
  changePassword: {
    lead: 'Se cerrará tu sesión en todos los demás dispositivos.',
    done: 'Contraseña cambiada. Se cerró tu sesión en todos los demás dispositivos.',
    back: 'Volver a seguridad y privacidad',
  },
  deleteAccount: {
    lead: 'Esto no se puede deshacer.',
    gone: 'Se borran para siempre: tu perfil, tu foto, tus favoritos y tus formas de entrar.',
    kept: 'Lo que escribiste en comentarios se queda, como de un “usuario eliminado”.',
    confirm: '¿Eres tú?',
    askTitle: '¿Eliminar tu cuenta?',
    ask: 'Tu perfil y tus favoritos se borran al momento, y nadie puede recuperarlos.',
    yes: 'Eliminar para siempre',
    no: 'Conservar mi cuenta',
    done: 'Tu cuenta se eliminó.',
  },
  age: {
    title: 'Confirma tu edad',
    lead: 'Solo guardamos si tienes la edad, no tu fecha de nacimiento.',
    day: 'Fecha de nacimiento',
    young: 'Debes tener {age} años o más.',
    row: 'Edad',
    confirmed: 'Confirmada',
    unconfirmed: 'Sin confirmar',
  },
  settings: {
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Como en el dispositivo',
  },
  betting: {
    title: 'Vincula tu cuenta de apuestas',
    submit: 'Vincular cuenta',
    linked: 'La cuenta {account} está vinculada.',
    conflictTitle: 'Ya está vinculada',
    conflict:
      'Esta cuenta de apuestas está vinculada a otra cuenta de aquí. ¿Pasarla a la tuya? Allá dejará de estar vinculada.',
    move: 'Pasarla a la mía',
    leave: 'Dejarla como está',
    row: 'Vincular una cuenta de apuestas',
  },
} satisfies TranslationOf<typeof source>;
