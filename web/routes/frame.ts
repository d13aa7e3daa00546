import { frameAnswer } from '../frame/frame-answer.server.ts';
import type { Route } from './+types/frame';

/** Every web view under `/frame/` (spec point 2): documents of their own, without the app. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  return frameAnswer({ context, request, url });
}
