/** Raised when a message changes so that a holder of before would take it wrongly. */
export const WEB_VIEW_MESSAGES_VERSION = 1;

/** A page taller than that is not a widget's, CSS px. */
export const TALLEST = 10_000;
