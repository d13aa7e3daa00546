import {
  catalogueRequestSchema,
  MAX_MATCHES_PER_REQUEST,
  type CatalogueResponse,
} from '../../realtime/protocol/catalogue.ts';
import { sumOfCounts } from '../origin/catalogue/changes.ts';
import { importGroups } from '../origin/catalogue/import-groups.ts';
import { importMatches } from '../origin/catalogue/import-matches.ts';
import { importRules } from '../origin/catalogue/import-rules.ts';
import { importSquads } from '../origin/catalogue/import-squads.ts';
import { importVenues } from '../origin/catalogue/import-venues.ts';
import { createDatabase } from '../origin/db/database.ts';
import { answerIngest, type IngestContext } from './answer-ingest.ts';

/**
 * `POST /ingest/v1/catalogue`: stores a season's leagues, teams, fixtures, results, grounds,
 * groups, squads and rules. Each part is stored before the answer and may be repeated.
 */
export async function postCatalogue(c: IngestContext) {
  return answerIngest(c, {
    schema: catalogueRequestSchema,
    list: { key: 'matches', limit: MAX_MATCHES_PER_REQUEST },
    handle: async ({ matches, venues = [], groups = [], squads = [], rules = [] }) => {
      const db = createDatabase(c.env.DB);
      c.set('mayHaveStored', ['catalogue']);
      const counts = [
        // Before the matches, because their fixtures may contain the same grounds.
        await importVenues(db, venues),
        await importMatches(db, matches),
        await importGroups(db, groups),
        await importSquads(db, squads),
        await importRules(db, rules),
      ];
      return c.json(sumOfCounts(counts) satisfies CatalogueResponse);
    },
  });
}
