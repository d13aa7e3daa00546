import { Marked } from 'marked';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { slugify } from '../paths/slug.ts';
import privacyPolicy from './content/privacy-policy.md?raw';
import termsOfService from './content/terms-of-service.md?raw';
import type { Policy } from './policy.ts';
import type { PolicyType } from './policy-type.ts';

const CONTENT: Record<PolicyType, string> = {
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
};

const markdown = new Marked({ async: false, gfm: true });
const read = new Map<string, Policy>();

/** A policy in the words of a brand. The text is the project's own: its HTML is trusted. */
export function readPolicy(type: PolicyType, brand: BrandProfile): Policy {
  const key = `${type} ${brand.brandHeaderName}`;
  let policy = read.get(key);
  if (!policy) {
    policy = parsePolicy(CONTENT[type], brand);
    read.set(key, policy);
  }
  return policy;
}

/** Markdown with a section below each heading of the second level. Ids are the same whatever the brand. */
export function parsePolicy(text: string, brand: BrandProfile): Policy {
  const [introduction = '', ...sections] = text.split(/^## /m);
  return {
    introduction: htmlOf(introduction, brand),
    sections: sections.map((section) => {
      const [title = '', ...body] = section.split('\n');
      return {
        id: slugify(title),
        title: fillIn(title, brand).trim(),
        html: htmlOf(body.join('\n'), brand),
      };
    }),
  };
}

function htmlOf(text: string, brand: BrandProfile): string {
  return markdown.parse(fillIn(text, brand), { async: false });
}

function fillIn(text: string, brand: BrandProfile): string {
  return text
    .replaceAll('{brand}', brand.brandDisplayName)
    .replaceAll('{domain}', brand.brandDomainDisplayName)
    .replaceAll('{email}', brand.supportEmail);
}
