import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt } from '../../../testing/services.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { profileHandlers } from '../accounts/profile.ts';
import { issueProof } from '../accounts/proofs.ts';
import { avatarHandlers } from './avatar-handlers.ts';
import type { AvatarStore } from './read-avatar.ts';
import { jpeg } from './testing/pictures.ts';

const db = createDatabase(env.DB);
const NOW = Date.now();

let stored: Set<string>;
let user: { userId: string };

beforeEach(async () => {
  stored = new Set();
  const id = crypto.randomUUID();
  user = { userId: id };
  await db.insert(users).values({ id, uniqueHashKey: id, createdAt: NOW });
});

function asUser(more: Partial<AvatarStore> = {}) {
  const avatars: AvatarStore = {
    put: async (key) => void stored.add(key),
    readPart: async () => null,
    delete: async (key) => void stored.delete(key),
    discard: async (key) => void stored.delete(key),
    ...more,
  };
  return { ...servicesAt(NOW), user, avatars };
}

async function upload(more: Partial<AvatarStore> = {}): Promise<string | undefined> {
  const body = { file: new File([jpeg()], 'me.jpg', { type: 'image/jpeg' }) };
  const answer = await avatarHandlers.updateAvatar({ body }, asUser(more));
  if (answer instanceof Refusal) throw new Error(answer.message);
  return answer?.avatarUri.replace('/img/avatar/', '');
}

async function deleteAccount(more: Partial<AvatarStore> = {}) {
  const shown = { kind: 'password', subject: user.userId, lifeMs: 60_000, now: NOW } as const;
  const body = { token: await issueProof(db, shown) };
  return profileHandlers.deleteAccount({ body }, asUser(more));
}

describe('pictures of a user', () => {
  it('are limited to one, also for concurrent uploads', async () => {
    await Promise.all(Array.from({ length: 5 }, () => upload()));
    const { avatarUri } = (await profileHandlers.getProfile({}, asUser())) ?? {};
    expect([...stored].map((key) => `/img/avatar/${key}`)).toEqual([avatarUri]);
  });

  it('are not kept when uploaded while the account is deleted', async () => {
    const put = async (key: string) => {
      stored.add(key);
      await deleteAccount();
    };
    expect(await upload({ put })).toBeUndefined();
    expect([...stored]).toEqual([]);
  });

  it('are not kept when uploaded between the deletion of the previous one and of the account', async () => {
    const first = await upload();
    let second: string | undefined;
    const remove = async (key: string) => {
      stored.delete(key);
      if (key === first) second ??= await upload();
    };
    expect(await deleteAccount({ delete: remove })).toEqual({});
    expect(second).toBeDefined();
    expect([...stored]).toEqual([]);
  });

  it('are deleted before the account, whose deletion can be retried if that fails', async () => {
    const key = await upload();
    const away = async () => {
      throw new Error('R2 is away');
    };
    await expect(deleteAccount({ delete: away })).rejects.toThrow('away');
    expect(await deleteAccount()).toEqual({});
    expect(stored.has(key ?? '')).toBe(false);
  });
});
