import * as CALLS from '../../edge/contracts/calls.ts';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import { addDays, startOfDay } from '../time/day.ts';
import type { RenderClock } from '../time/render-clock.ts';

export interface Tv {
  /** A channel that cannot be asked about is none (spec point 8). */
  isAvailable: boolean;
  /** Of the visitor's day, and the one after it; what is over is left out. */
  guide: Settled<TvGuideEntry[]>;
  renderClock: RenderClock;
  /** For the SDK that plays it. */
  sdkKey: string;
}

export async function loadTv(
  { api, edge, timeZone }: LoaderContext,
  signal: AbortSignal,
): Promise<Tv> {
  const { now } = edge;
  const to = addDays(startOfDay(now, timeZone), 2, timeZone);
  const [available, guide] = await Promise.all([
    orNullWhenFailed(call(api, CALLS.getTvAvailability, {}, signal)),
    settle(call(api, CALLS.getTvGuide, { from: now, to }, signal)),
  ]);
  return {
    isAvailable: available?.isAvailable ?? false,
    guide,
    renderClock: { now, timeZone },
    sdkKey: edge.videoSdkKey ?? '',
  };
}
