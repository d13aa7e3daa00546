/** What a web view tells whoever holds it: a native app, or the page that frames it. */
export type FrameEvent =
  /** It is awake; what is live on it is live from now on. */
  | { type: 'ready' }
  /** How tall its content is, CSS px. */
  | { type: 'height'; height: number }
  /** A link was pressed that leads out of the web views: a path of the product, or a whole address. */
  | { type: 'navigate'; to: string }
  /** A link was pressed that leads to what only those who are signed in may see. */
  | { type: 'login-required'; to: string }
  /** What analytics would be told of a page of the product's own. */
  | { type: 'tracking'; name: 'page_view'; page: string };

/**
 * Tells the holder, and answers whether there is one that takes it: a link that
 * nobody takes is followed as links are.
 */
export function notify(_event: FrameEvent): boolean {
  return false;
}
