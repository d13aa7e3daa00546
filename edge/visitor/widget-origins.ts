import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

export interface WidgetVariables {
  WIDGET_ORIGINS?: string;
}

const EVERYBODY = '*';

/**
 * Returns the sites that may frame web views, for `frame-ancestors` of a policy: the product itself
 * and those that the operator lists. A lone `*` allows every site.
 */
export function widgetHostsOf({ WIDGET_ORIGINS = '' }: WidgetVariables): readonly string[] {
  if (WIDGET_ORIGINS.trim() === EVERYBODY) return [EVERYBODY];
  return ["'self'", ...listedOrigins(WIDGET_ORIGINS).origins];
}

/** Returns the variable's first invalid entry, or null. */
export function strayWidgetHost(value: string): string | null {
  if (value.trim() === EVERYBODY) return null;
  return listedOrigins(value).malformed[0] ?? null;
}
