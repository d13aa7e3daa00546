import { parseArgs } from 'node:util';
import * as v from 'valibot';
import {
  partnerKeySchema,
  partnersSchema,
  type NewPartner,
  type Partner,
} from '../../operator/partner.ts';
import { runCommand, UsageError } from '../command.ts';
import {
  CLIENT_HELP,
  CLIENT_OPTIONS,
  createOperatorClient,
  type OperatorClient,
} from './client.ts';

const HELP = `Usage: npm run tool -- partners list|add NAME|withdraw NAME [options]

Manages the keys with which other sites and apps read the media API beyond the limit of
their network: docs/partners.md.

  list           each partner with its quotas, and its requests in this hour and day (UTC)
  add NAME       makes a key and prints it, this once; metrics and answers name the partner
                 by NAME: small letters, digits and hyphens
  withdraw NAME  ends the key within a minute

  --per-hour N   requests in an hour at most
  --per-day N    requests in a day at most; one of the two is required, or both
  --origin URL   a site whose pages may use the key, once for each and without *; without it any may
${CLIENT_HELP}`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'per-hour': { type: 'string' },
      'per-day': { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      ...CLIENT_OPTIONS,
    },
  });
  const [command = '', name, ...more] = positionals;
  if (!['list', 'add', 'withdraw'].includes(command))
    throw new UsageError('give list, add or withdraw');
  if ((command === 'list') !== (name === undefined) || more.length > 0)
    throw new UsageError(`${command} takes ${command === 'list' ? 'no name' : 'one name'}`);
  const partner: NewPartner = {
    name: name ?? '',
    origins: values.origin,
    perHour: readQuota('--per-hour', values['per-hour']),
    perDay: readQuota('--per-day', values['per-day']),
  };
  if (command === 'add' && partner.perHour === null && partner.perDay === null)
    throw new UsageError('add takes --per-hour, --per-day, or both');
  const client = await createOperatorClient(values);
  if (command === 'list') await list(client);
  else if (command === 'add') await add(client, partner);
  else await client.call('DELETE', `partners/${encodeURIComponent(partner.name)}`, v.object({}));
});

function readQuota(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${option} takes a whole number from 1, not "${text}"`);
}

async function add(client: OperatorClient, partner: NewPartner): Promise<void> {
  const { key } = await client.call('POST', 'partners', partnerKeySchema, partner);
  console.error(`The key of ${partner.name}, which nothing shows again:`);
  console.log(key);
}

async function list(client: OperatorClient): Promise<void> {
  const { partners } = await client.call('GET', 'partners', partnersSchema);
  for (const partner of partners) console.log(lineOf(partner));
  console.log(partners.length === 1 ? '1 partner' : `${partners.length} partners`);
}

function lineOf(partner: Partner): string {
  const { name, origins, perHour, perDay, hourUsed, dayUsed, withdrawnAt } = partner;
  const state = withdrawnAt === null ? 'valid' : `withdrawn ${new Date(withdrawnAt).toISOString()}`;
  return [
    name,
    state,
    `${hourUsed} of ${perHour ?? 'any'} this hour`,
    `${dayUsed} of ${perDay ?? 'any'} today`,
    origins.join(' ') || 'any origin',
  ].join('\t');
}
