import type { ApiCall } from '../contracts/api-call.ts';
import { RETRY_LIMIT } from '../contracts/messages.ts';
import type { CaseMaker, ContractCase, Values } from './contract-case.ts';
import { newFan } from './fans.ts';

/** The answer to somebody who has used up their tries. */
export const often = { status: 429, message: RETRY_LIMIT };

/** Uses up the allowed tries with a wrong body. */
export function triedOut(call: ApiCall, body?: () => object, who = anybody): ContractCase {
  return {
    prepare: async (maker) => {
      const values: Values = body ? { body: body() } : {};
      const prepared = { values, ...(await who(maker)) };
      for (let tries = 0; tries < 10; tries += 1)
        await maker.ask(call, prepared.values, {}, prepared.session);
      return prepared;
    },
  };
}
const anybody = async (_maker: CaseMaker): Promise<{ session?: string }> => ({});
/** A new fan, signed in. */
export const somebody = async (maker: CaseMaker) => ({
  session: (await newFan(maker)).accessToken,
});
