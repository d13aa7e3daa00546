import { eq } from 'drizzle-orm';
import type { VenueWire } from '../../../contracts/venue.ts';
import type { Database } from '../../db/database.ts';
import { venues } from '../../db/schema.ts';

/** The ground with this id, or null when the catalogue does not have it. */
export async function findVenue(db: Database, id: string): Promise<VenueWire | null> {
  const [row] = await db.select().from(venues).where(eq(venues.id, id));
  if (!row) return null;
  return {
    venueId: row.id,
    venueName: row.name,
    venueCity: row.city,
    venueCountry: row.country,
    venueCapacity: row.capacity,
  };
}
