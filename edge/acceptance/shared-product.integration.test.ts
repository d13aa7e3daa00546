import { afterAll, beforeAll, describe } from 'vitest';
import { deadLetterCases } from './dead-letter-cases.ts';
import { opsAccessCases, startAccessTeam, type AccessTeam } from './ops-access-cases.ts';
import { partnerCases } from './partner-cases.ts';
import { startProduct, type Product } from './product.ts';
import { socialCases, startSocialProvider, type SocialProvider } from './social-cases.ts';

/*
 * A product takes seconds of a processor to start. These parts share one: none reads what another writes, and
 * the settings of each concern that part alone.
 */
let team: AccessTeam;
let provider: SocialProvider;
let product: Product;

beforeAll(async () => {
  team = await startAccessTeam();
  provider = await startSocialProvider();
  product = await startProduct({ vars: { ...team.vars, ...provider.vars } });
});

afterAll(async () => {
  await product.stop();
  await provider.stop();
  await team.stop();
});

describe('/ops behind Cloudflare Access', () => {
  opsAccessCases(() => ({ product, team }));
});
describe('dead letters', () => {
  deadLetterCases(() => product);
});
describe('partners', () => {
  partnerCases(() => product);
});
describe('accounts of Google and Apple', () => {
  socialCases(() => product);
});
