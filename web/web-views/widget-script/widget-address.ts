import { WEB_VIEW_THEMES, type WebViewTheme } from '../../../edge/contracts/web-view-limits.ts';
import { isWidgetType, WIDGET_TYPES } from './widget-types.ts';

/** A widget's attributes: its content and its looks. */
export interface WidgetAttributes {
  type: string;
  /** A sport's key, such as `football`. */
  sport: string;
  id: string;
  theme: string;
  accent: string;
  locale: string;
}

/**
 * Returns a widget's path and query on the product's origin; null for invalid attributes. Free
 * values enter only the query. `host` is the origin of the page that embeds the widget.
 */
export function widgetAddress(
  { type, sport, id, theme, accent, locale }: WidgetAttributes,
  sportIds: Readonly<Record<string, number>>,
  host: string,
): string | null {
  if (!isWidgetType(type) || !Object.hasOwn(sportIds, sport)) return null;
  const target = WIDGET_TYPES[type];
  if (target.id && !id) return null;
  const query = new URLSearchParams({ host });
  if (target.id) query.set(target.id, id);
  const optional = { theme: themeOf(theme), accent: accentOf(accent), locale };
  for (const [name, value] of Object.entries(optional)) if (value) query.set(name, value);
  return `/frame/${target.path.replace('{sport}', String(sportIds[sport]))}?${query}`;
}

/**
 * Returns the path of the page about a widget's subject: of its match, league or team, else of its
 * sport's matches; the home page for invalid attributes.
 */
export function subjectPath(
  { type, sport, id }: Pick<WidgetAttributes, 'type' | 'sport' | 'id'>,
  sportIds: Readonly<Record<string, number>>,
): string {
  if (!isWidgetType(type) || !Object.hasOwn(sportIds, sport)) return '/';
  const kind = WIDGET_TYPES[type].id?.slice(0, -2);
  if (kind) return id ? `/${kind}/${encodeURIComponent(id)}` : '/';
  return `/${sport}/matches/all`;
}

/** Returns a sentence for each attribute whose value has no effect. */
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
    ...(theme ? oneOf('theme', theme, WEB_VIEW_THEMES) : []),
    ...(accent && !accentOf(accent) ? [`accent="${accent}" is not written as #rrggbb.`] : []),
    ...(locale ? oneOf('locale', locale, locales) : []),
  ];
}

/** Returns the theme if it is known; empty for the system's. */
export function themeOf(theme: string): WebViewTheme | '' {
  return WEB_VIEW_THEMES.find((known) => known === theme) ?? '';
}

/** Returns `#rrggbb`, also for `#rgb`; empty if it is not such a colour. */
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
