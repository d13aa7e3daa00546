/** Raised when a message changes in a way that breaks older holders. */
export const WEB_VIEW_MESSAGES_VERSION = 1;

/** Height limit of a widget's page, CSS px. */
export const TALLEST = 10_000;
