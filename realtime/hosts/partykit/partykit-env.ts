import * as v from 'valibot';

const partyKitEnvSchema = v.object({
  INGEST_SECRET: v.pipe(v.string(), v.minLength(1)),
  SOCKET_ORIGINS: v.optional(v.string()),
  SOCKETS_PER_ADDRESS: v.optional(v.string()),
});

/** Environment variables of PartyKit's rooms. */
export type PartyKitEnv = v.InferOutput<typeof partyKitEnvSchema>;

/** Returns the parsed `env` of a room or a lobby. Throws without the secret that signs updates. */
export function partyKitEnv(env: Record<string, unknown>): PartyKitEnv {
  const parsed = v.safeParse(partyKitEnvSchema, env);
  if (!parsed.success)
    throw new Error('INGEST_SECRET is not set: rooms cannot tell a feed from a stranger.');
  return parsed.output;
}
