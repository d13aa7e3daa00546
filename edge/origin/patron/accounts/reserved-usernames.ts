import { PRODUCT } from '../../../contracts/product.ts';

/** Names that no fan may have, in the product's languages, grouped by reason. */
const RESERVED = [
  // Look like somebody who removes comments or closes accounts.
  ['admin', 'administrator', 'administrador', 'administradora', 'sysadmin', 'superuser'],
  ['mod', 'mods', 'moderator', 'moderators', 'moderador', 'moderadora', 'moderacao', 'moderacion'],
  ['staff', 'team', 'equipe', 'equipo', 'owner'],
  // Could ask others for a password or a code.
  ['support', 'suporte', 'soporte', 'help', 'helpdesk', 'ajuda', 'ayuda', 'service', 'servico'],
  ['servicio', 'atendimento', 'contact', 'contato', 'contacto', 'info', 'billing', 'payments'],
  ['security', 'seguranca', 'seguridad', 'abuse', 'privacy', 'privacidade', 'privacidad', 'legal'],
  // Make a comment look like news or like a verified account.
  ['editor', 'editora', 'editorial', 'newsroom', 'redacao', 'redaccion', 'press', 'imprensa'],
  ['prensa', 'official', 'oficial', 'verified', 'verificado', 'verificada'],
  // Look like the software or like nobody's account.
  ['root', 'system', 'sistema', 'bot', 'webmaster', 'postmaster', 'hostmaster', 'noreply', 'api'],
  ['null', 'undefined', 'anonymous', 'anonimo', 'anonima', 'deleted', 'deleteduser', 'guest'],
].flat();

/** Digits and letter pairs that look like a letter; `i` and `l` are one. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/_/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/(.)\1+/g, '$1'],
];

/** Returns a name as a hasty reader sees it, so that look-alikes are equal. */
function seen(name: string): string {
  return LOOK_ALIKES.reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase());
}

const SEEN = new Set(RESERVED.map(seen));
const SEEN_PRODUCT = seen(PRODUCT);

/**
 * Whether a username is, or looks like, a reserved one: with other letters (`4dm1n`), underscores,
 * or a number before or after it (`admin_2`). The product's name is reserved inside others too.
 */
export function isReservedUsername(name: string): boolean {
  const bare = name.replace(/^[\d_]+|[\d_]+$/g, '');
  return SEEN.has(seen(name)) || SEEN.has(seen(bare)) || seen(name).includes(SEEN_PRODUCT);
}
