import { edgeContext } from '../../edge/contracts/edge-context.ts';
import type { Route } from './+types/home';

export function loader({ context }: Route.LoaderArgs) {
  const edge = context.get(edgeContext);
  return { now: edge.now };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <p>{loaderData.now}</p>;
}
