import { frameAnswer } from '../web-views/frame/frame-answer.server.ts';
import type { Route } from './+types/frame';

/**
 * Serves all web views under `/frame/` (spec point 2), documents of their own without the app's
 * scripts.
 */
export function loader({ context, request, url }: Route.LoaderArgs) {
  return frameAnswer({ context, request, url });
}
