import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

export interface WidgetVariables {
  WIDGET_ORIGINS?: string;
}

const EVERYBODY = '*';

/**
 * Who may frame web views, as a policy's `frame-ancestors` names them: the product itself and
 * those that the operator lists. `*`, written by itself, is every site.
 */
export function widgetHostsOf({ WIDGET_ORIGINS = '' }: WidgetVariables): readonly string[] {
  if (WIDGET_ORIGINS.trim() === EVERYBODY) return [EVERYBODY];
  return ["'self'", ...listedOrigins(WIDGET_ORIGINS).origins];
}

/** What of the variable names nobody; null for nothing. */
export function strayWidgetHost(value: string): string | null {
  if (value.trim() === EVERYBODY) return null;
  return listedOrigins(value).malformed[0] ?? null;
}
