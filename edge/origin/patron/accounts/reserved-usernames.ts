import { PRODUCT } from '../../../contracts/product.ts';

/** Words of somebody with power over comments and accounts, or whom others believe, in the product's languages. */
const CLAIMS = [
  // Look like somebody who removes comments or closes accounts.
  ['admin', 'administrator', 'administrador', 'administradora', 'sysadmin', 'superuser'],
  ['admins', 'administrators', 'administradores', 'moderadores'],
  ['mod', 'mods', 'moderator', 'moderators', 'moderador', 'moderadora', 'moderacao', 'moderacion'],
  ['staff', 'webmaster', 'postmaster', 'hostmaster'],
  // Could ask others for a password or a code.
  ['support', 'suporte', 'soporte', 'helpdesk', 'atendimento', 'security', 'seguranca'],
  ['seguridad', 'billing'],
  // Make a comment look like news or like a verified account.
  ['editor', 'editora', 'editors', 'editores', 'editorial', 'newsroom', 'redacao', 'redaccion'],
  ['official', 'officials', 'oficial', 'oficiais', 'oficiales'],
  ['verified', 'verificado', 'verificada'],
].flat();

/** Words that others may have in their names, but not as the whole name. */
const WHOLE = [
  ['team', 'equipe', 'equipo', 'owner', 'help', 'ajuda', 'ayuda', 'service', 'servico', 'servicio'],
  ['contact', 'contato', 'contacto', 'info', 'payments', 'abuse', 'privacy', 'privacidade'],
  ['privacidad', 'legal', 'press', 'imprensa', 'prensa'],
  // Look like the software or like nobody's account.
  ['root', 'system', 'sistema', 'bot', 'noreply', 'api', 'null', 'undefined', 'anonymous'],
  ['anonimo', 'anonima', 'deleted', 'deleteduser', 'guest'],
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
];

/** Returns a name with one letter for all that look like it. */
function folded(name: string): string {
  return LOOK_ALIKES.reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase());
}

/** Returns a name as a hasty reader sees it: look-alikes and doubled letters are equal. */
function seen(name: string): string {
  return folded(name).replace(/(.)\1+/g, '$1');
}

const RESERVED = new Set([...CLAIMS, ...WHOLE].map(seen));
const SEEN_CLAIMS = new Set(CLAIMS.map(seen));
const FOLDED_CLAIMS = CLAIMS.map(folded);
/** Words that change no claim before or after it: `theadmin`, `supportteam`, `adminsupport`. */
const AROUND = [...['the', 'real', 'team', 'equipe', 'equipo'].map(folded), ...FOLDED_CLAIMS];
const SEEN_PRODUCT = seen(PRODUCT);

/**
 * Whether a username is, or looks like, a reserved one: with other letters (`4dm1n`), underscores,
 * or a number before or after it (`admin_2`). A claim is reserved as one or two parts between underscores too
 * (`real_ad_min`), and with words around it; the product's name inside any other.
 */
export function isReservedUsername(name: string): boolean {
  return (
    [name, lettersOf(name)].some((whole) => RESERVED.has(seen(whole))) ||
    partsOf(name).some((part) => isClaim(part) || isClaim(lettersOf(part))) ||
    seen(name).includes(SEEN_PRODUCT)
  );
}

/** Returns a name, its parts between underscores, and each two of them that are neighbours. */
function partsOf(name: string): string[] {
  const parts = name.split('_');
  return [name, ...parts, ...parts.slice(1).map((part, index) => `${parts[index]}${part}`)];
}

/** Returns a name from its first letter to its last. */
function lettersOf(name: string): string {
  return /[a-z](?:.*[a-z])?/i.exec(name)?.[0] ?? '';
}

function isClaim(part: string): boolean {
  // `vv` looks like a `w` or a doubled `v`.
  const once = part.replace(/(.)\1+/g, '$1');
  return SEEN_CLAIMS.has(seen(part)) || SEEN_CLAIMS.has(seen(once)) || isAmongWords(folded(part));
}

function isAmongWords(text: string): boolean {
  return (
    FOLDED_CLAIMS.includes(text) ||
    AROUND.some(
      (word) =>
        (text.startsWith(word) && isAmongWords(text.slice(word.length))) ||
        (text.endsWith(word) && isAmongWords(text.slice(0, -word.length))),
    )
  );
}
