/** Raised when a message changes in a way that breaks older holders. */
export const WEB_VIEW_MESSAGES_VERSION = 1;

/** Height limit of a widget's page, CSS px. */
export const TALLEST = 10_000;

/** Themes that a holder may choose; `black` is the dark one with true black, for OLED screens. */
export const WEB_VIEW_THEMES = ['light', 'dark', 'black'] as const;
export type WebViewTheme = (typeof WEB_VIEW_THEMES)[number];
