import { isWidgetType, WIDGET_TYPES } from './widget-types.ts';

/** The attributes of a widget that say what it shows, and how. */
export interface WidgetAttributes {
  type: string;
  /** A sport's key, such as `football`. */
  sport: string;
  id: string;
  theme: string;
  accent: string;
  locale: string;
}

/** The page that a widget stands on. */
export interface WidgetHost {
  origin: string;
  /** Names this page among those of its site that are open: its widgets share a socket. */
  page: string;
}

/**
 * A widget's address below the product's origin; null where its attributes name none. What they
 * have in them can end up in the query alone.
 */
export function widgetAddress(
  { type, sport, id, theme, accent, locale }: WidgetAttributes,
  sportIds: Readonly<Record<string, number>>,
  host: WidgetHost,
): string | null {
  if (!isWidgetType(type) || !Object.hasOwn(sportIds, sport)) return null;
  const target = WIDGET_TYPES[type];
  if (target.id && !id) return null;
  const query = new URLSearchParams({ host: host.origin });
  if (target.id) query.set(target.id, id);
  const optional = { theme: themeOf(theme), accent: accentOf(accent), locale };
  for (const [name, value] of Object.entries(optional)) if (value) query.set(name, value);
  return `/frame/${target.path.replace('{sport}', String(sportIds[sport]))}?${query}#page=${host.page}`;
}

/** Returns a sentence for each attribute that has no effect as it is written. */
export function attributeFaults(
  { type, sport, id, theme, accent, locale }: WidgetAttributes,
  sportIds: Readonly<Record<string, number>>,
  locales: readonly string[],
): string[] {
  const oneOf = (name: string, value: string, known: readonly string[]) =>
    known.includes(value) ? [] : [`${name}="${value}" is none of ${known.join(', ')}.`];
  return [
    ...oneOf('type', type, Object.keys(WIDGET_TYPES)),
    ...(isWidgetType(type) && WIDGET_TYPES[type].id && !id ? [`type="${type}" needs an id.`] : []),
    ...oneOf('sport', sport, Object.keys(sportIds)),
    ...(theme ? oneOf('theme', theme, ['light', 'dark']) : []),
    ...(accent && !accentOf(accent) ? [`accent="${accent}" is not written as #rrggbb.`] : []),
    ...(locale ? oneOf('locale', locale, locales) : []),
  ];
}

/** Empty for the system's. */
export function themeOf(theme: string): 'light' | 'dark' | '' {
  return theme === 'light' || theme === 'dark' ? theme : '';
}

/** A colour as `#rrggbb`, also from `#rgb`; empty for what is none. */
export function accentOf(accent: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(accent);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : accent;
  return /^#[\da-f]{6}$/i.test(long) ? long.toLowerCase() : '';
}
