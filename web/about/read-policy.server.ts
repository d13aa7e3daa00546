import { Marked } from 'marked';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { isOffered, type Language, type LANGUAGES } from '../../edge/contracts/language.ts';
import { slugify } from '../paths/slug.ts';
import englishPrivacyPolicy from './content/en/privacy-policy.md?raw';
import englishTermsOfService from './content/en/terms-of-service.md?raw';
import mexicanPrivacyPolicy from './content/es-MX/privacy-policy.md?raw';
import mexicanTermsOfService from './content/es-MX/terms-of-service.md?raw';
import brazilianPrivacyPolicy from './content/pt-BR/privacy-policy.md?raw';
import brazilianTermsOfService from './content/pt-BR/terms-of-service.md?raw';
import type { Policy } from './policy.ts';
import type { PolicyType } from './policy-type.ts';

const CONTENT = {
  en: { 'privacy-policy': englishPrivacyPolicy, 'terms-of-service': englishTermsOfService },
  'pt-BR': {
    'privacy-policy': brazilianPrivacyPolicy,
    'terms-of-service': brazilianTermsOfService,
  },
  'es-MX': { 'privacy-policy': mexicanPrivacyPolicy, 'terms-of-service': mexicanTermsOfService },
} satisfies Record<(typeof LANGUAGES)[number], Record<PolicyType, string>>;

const markdown = new Marked({ async: false, gfm: true });
const read = new Map<string, Policy>();

/** A policy in the words of a brand and a language. The text is the project's own: its HTML is trusted. */
export function readPolicy(type: PolicyType, brand: BrandProfile, language: Language): Policy {
  const key = `${type} ${brand.brandHeaderName} ${language}`;
  let policy = read.get(key);
  if (!policy) {
    const text = CONTENT[isOffered(language) ? language : 'en'][type];
    policy = parsePolicy(text, CONTENT.en[type], brand);
    read.set(key, policy);
  }
  return policy;
}

/**
 * Markdown with a section below each heading of the second level. A section's
 * id is that of the source, so that its address is the same in every language
 * and of every brand.
 */
export function parsePolicy(text: string, source: string, brand: BrandProfile): Policy {
  const [introduction = '', ...sections] = sectionsOf(text);
  const ids = sectionsOf(source)
    .slice(1)
    .map((section) => slugify(titleOf(section)));
  return {
    introduction: htmlOf(introduction, brand),
    sections: sections.map((section, at) => ({
      id: ids[at] ?? '',
      title: fillIn(titleOf(section), brand),
      html: htmlOf(section.slice(titleOf(section).length), brand),
    })),
  };
}

function sectionsOf(text: string): string[] {
  return text.split(/^## /m);
}

function titleOf(section: string): string {
  return section.split('\n', 1)[0] ?? '';
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
