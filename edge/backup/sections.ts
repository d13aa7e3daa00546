import * as v from 'valibot';
import { matchBackupSchema, sportBackupSchema } from '../../realtime/hosts/room-backup.ts';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { SHOWN_AVATAR_LIMITS } from '../contracts/credentials.ts';
import { tableNamed, TABLES } from './tables.ts';

/** Version of the backup format. A change of the items of any section raises it. */
export const BACKUP_FORMAT = 1;

/** A user's picture. */
export const avatarSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,100}\.(?:jpg|png|webp)$/)),
  type: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
  /** Its bytes in base64. */
  body: v.pipe(
    v.string(),
    v.base64(),
    v.maxLength(Math.ceil((SHOWN_AVATAR_LIMITS.bytes * 4) / 3) + 4),
  ),
});

/** The sections of a backup beside its tables. Sports precede matches: a match may be newer than its list. */
export const ROOMS_AND_PICTURES = ['sport-rooms', 'match-rooms', 'avatars'] as const;

/** All sections, in the order of reading and restoring. */
export const SECTIONS: readonly string[] = [
  ...TABLES.map(({ name }) => name),
  ...ROOMS_AND_PICTURES,
];

const sportSchema = v.pipe(
  sportBackupSchema,
  v.check(({ sport }) => sportByKey(sport) !== undefined, 'is no sport'),
);

/** Returns the schema of a section's items; undefined for an unknown section. */
export function itemSchemaOf(section: string): v.GenericSchema | undefined {
  if (section === 'sport-rooms') return sportSchema;
  if (section === 'match-rooms') return matchBackupSchema;
  if (section === 'avatars') return avatarSchema;
  return tableNamed(section)?.row;
}

/** A page of a section, and the cursor of the next page; null after the last. */
export const pageSchema = v.object({
  items: v.array(v.unknown()),
  next: v.nullable(v.string()),
});
export type Page = v.InferOutput<typeof pageSchema>;

export const beginSchema = v.object({ run: v.string(), schema: v.string() });

/** Why a run does not begin. `unfinished` is the id of a broken-off restore, which must be undone first. */
export const refusedSchema = v.object({ message: v.string(), unfinished: v.optional(v.string()) });
