import type { TranslationOf } from '../../messages.ts';
import type source from '../en/about.ts';

export default {
  header: {
    partnership: 'Alianzas',
  },
  policyPage: {
    title: 'Política',
    description: '{policy}, sección por sección.',
    sectionDescription: '{section}: una sección del documento “{policy}”.',
    steps: 'Secciones anterior y siguiente',
    version: 'Versión {version}',
    since: 'Vigente desde el {date}',
    otherLanguage: 'Este texto no está disponible en español.',
  },
  partnership: {
    title: 'Alianzas',
    description: 'Para ligas, clubes, medios y proveedores de datos: cómo trabajar con nosotros.',
    heading: 'Haz equipo con {brand}',
    lead: 'La afición viene a {brand} por una sola cosa: el marcador, ahora. Junto a él hay lugar para quienes le llevan el juego.',
    leagues: 'Ligas y clubes',
    leaguesText:
      'Pon tu competencia frente a quienes la siguen en vivo: calendario, tabla, alineaciones y cada gol, con tus propios datos o los de tu proveedor.',
    publishers: 'Medios',
    publishersText:
      'Lleva a los lectores de tus notas al partido del que hablan, mientras se juega: cada uno tiene su propia dirección y una imagen para compartir.',
    suppliers: 'Proveedores de datos',
    suppliersText:
      'Envía actualizaciones por HTTP firmado, una por una o por miles. Los marcadores repetidos, tardíos y corregidos se resuelven al llegar.',
    ask: 'Cuéntanos quién eres, qué tienes en mente y desde cuándo. Una persona responde en un máximo de tres días hábiles.',
    subject: 'Alianza con {brand}',
    write: 'Escribe a {email}',
  },
  appInfo: {
    title: 'La app',
    description: 'Qué hace la app, qué le pide a tu teléfono y a quién escribir.',
    heading: 'La app de {brand}',
    version: 'Versión {version}',
    scores: 'Marcadores al instante',
    scoresText: 'El gol está en tu pantalla en cuanto se sabe. Sin deslizar, sin recargar.',
    light: 'Ligera con la batería y los datos',
    lightText: 'Solo se envía lo que cambió: una noche de futbol pesa menos que una foto.',
    account: 'Sin necesidad de cuenta',
    accountText: 'No pide contactos, ni ubicación, ni nombre.',
  },
  appDownload: {
    title: 'Descarga la app',
    description: 'Marcadores en vivo en tu teléfono.',
    heading: 'Descarga la app de {brand}',
    text: 'Abre esta página en tu teléfono y te llevará sola a la tienda correcta.',
  },
  appBanner: {
    label: 'La app',
    text: '{brand} es más rápido en la app.',
    open: 'Abrir en la app',
    store: 'Descargar la app',
  },
  share: {
    'open-match': 'Seguir el partido',
    'open-video': 'Ver el video',
    'open-team': 'Ir al equipo',
    'open-league': 'Ir a la liga',
    next: 'Próximos partidos',
  },
  slip: {
    title: '{count, plural, one {# selección} other {# selecciones}}',
    description: 'Un boleto compartido: lo elegido, los marcadores y los momios de ahora.',
    total: 'Momio total',
    noPrice: 'sin oferta por ahora',
    gone: 'Este partido ya no está aquí',
    note: 'Solo para consultar: aquí no se toman apuestas. Los momios son los mejores de ahora, no los de cuando se compartió el boleto.',
  },
  testPage: {
    title: 'Lo que sabemos de ti',
  },
  restricted: {
    title: 'No disponible',
    reason:
      'Las reglas del lugar donde estás no nos permiten mostrar {brand}. ¿Solo estás de viaje? Se abrirá de nuevo en cuanto regreses.',
    mistake: '¿Crees que es un error? <link>Escribe a {email}</link>',
    deletion: 'Cómo eliminar tu cuenta',
    open: '{brand} sí está disponible donde estás.',
  },
} satisfies TranslationOf<typeof source>;
