import { credential, origins } from './kinds.ts';
import type { Kind, Settings } from './setting.ts';

/** An https address: the team's keys decide who may enter, and nobody may replace them in transit. */
const accessTeam: Kind = {
  takes: 'an https address',
  check: (value) =>
    /^(?:https:|http:\/\/127\.0\.0\.1:)/.test(value) && URL.canParse(value)
      ? null
      : 'takes an address such as https://my-team.cloudflareaccess.com',
};

const contact: Kind = {
  takes: 'a `mailto:` or https address',
  check: (value) =>
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)
      ? null
      : 'takes an address such as mailto:ops@example.org or https://example.org/contact',
};

export const OPERATION = {
  PUSH_CONTACT: {
    kind: contact,
    meaning: 'where push services reach the operator about alerts (RFC 8292)',
    default: "the site's address",
  },
  PUSH_SERVICES: {
    kind: origins,
    meaning:
      'more than `fcm.googleapis.com`, `web.push.apple.com`, `*.notify.windows.com` and `updates.push.services.mozilla.com`',
    default: "those of the browsers' makers",
  },
  ACCESS_TEAM_DOMAIN: {
    kind: accessTeam,
    meaning:
      'address of the Cloudflare Access team that protects `/ops` ([how](runbook.md#set-up)), such as ' +
      '`https://my-team.cloudflareaccess.com`',
    default: 'none: no `/ops` in a deployment',
    needs: ['ACCESS_AUD'],
  },
  ACCESS_AUD: {
    kind: credential,
    meaning: 'audience tag of the application in Cloudflare Access',
    default: 'none',
    needs: ['ACCESS_TEAM_DOMAIN'],
  },
} as const satisfies Settings;
