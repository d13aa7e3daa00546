import type { TvGuideEntry } from '../../../contracts/tv-guide.ts';
import { isShownIn } from '../../../tv/availability.ts';
import { guideBetween } from '../../../tv/guide.ts';
import { layOut } from '../../../tv/timeline.ts';
import type { OriginHandlers } from '../../services.ts';
import { readChannel } from './channel-store.ts';

export const tvHandlers = {
  getTvAvailability: async (_input, { db, tv, locatesVisitor, located, visitorsCountry }) => {
    if (!isShownIn(locatesVisitor ? located : visitorsCountry, tv)) return { isAvailable: false };
    return { isAvailable: Boolean(tv.streamUrl) || (await readChannel(db)) !== null };
  },
  getTvGuide: async ({ from, to }, { db, language }): Promise<TvGuideEntry[]> => {
    const channel = await readChannel(db);
    if (!channel) return [];
    return guideBetween(layOut(channel), from, to).map(({ programme, start, end }) => ({
      id: programme?.id ?? null,
      title: programme && (programme.titles?.[language] ?? programme.title),
      start,
      end,
      matchId: programme?.matchId ?? null,
    }));
  },
} satisfies Partial<OriginHandlers>;
