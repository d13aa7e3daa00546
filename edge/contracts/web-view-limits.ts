/** Version of the messages. A change that breaks older holders raises it. */
export const WEB_VIEW_MESSAGES_VERSION = 1;

/** Height limit of a widget's page, CSS px. */
export const TALLEST = 10_000;

/**
 * Themes that a holder may choose. `black` is the dark theme with a true black, for OLED screens.
 */
export const WEB_VIEW_THEMES = ['light', 'dark', 'black'] as const;
export type WebViewTheme = (typeof WEB_VIEW_THEMES)[number];
