import * as v from 'valibot';
import { catalogueResponseSchema } from '../../realtime/protocol/catalogue.ts';
import { contentResponseSchema } from '../../realtime/protocol/content.ts';
import { detailsResponseSchema } from '../../realtime/protocol/details.ts';
import { ingestResponseSchema } from '../../realtime/protocol/ingest.ts';
import { signed } from '../testing/signed.ts';
import type { Catalogue } from './catalogue.ts';

/** Sends a catalogue in as feeds do, signed; throws unless all of it is accepted. */
export async function importCatalogue(
  { url, secret }: { url: string; secret: string },
  { request, updates, details, content }: Catalogue,
): Promise<void> {
  const imported = await fetch(signed(`${url}/ingest/v1/catalogue`, request, { secret }));
  v.parse(catalogueResponseSchema, await imported.json());
  const applied = await fetch(
    signed(`${url}/ingest/v1/updates`, { source: 'contract', updates }, { secret }),
  );
  const { results } = v.parse(ingestResponseSchema, await applied.json());
  const described = await fetch(
    signed(`${url}/ingest/v1/details`, { source: 'contract', details }, { secret }),
  );
  const detailed = v.parse(detailsResponseSchema, await described.json()).results;
  const published = await fetch(
    signed(`${url}/ingest/v1/content`, { source: 'contract', content }, { secret }),
  );
  const articles = v.parse(contentResponseSchema, await published.json()).results;
  const missing = [...results, ...detailed, ...articles].filter(
    ({ outcome }) => outcome !== 'applied' && outcome !== 'duplicate',
  );
  if (missing.length > 0) throw new Error(`Not applied: ${JSON.stringify(missing)}`);
}
