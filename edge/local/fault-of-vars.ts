import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';
import { overriddenBrand } from '../brand/brand-override.ts';
import { FIRST_BRAND, SECOND_BRAND } from '../brand/brand.ts';
import { readBanner } from '../origin/media/app/app-data.ts';

const ADDRESSES = ['MEDIA_API_URL', 'PATRON_API_URL', 'SMS_API_URL', 'MONITORING_URL'] as const;
const BRANDS = { FIRST_BRAND, SECOND_BRAND };

/** What is wrong with variables of wrangler.toml, in words for the one who set them; null for nothing. */
export function faultOfVars(vars: Record<string, string>): string | null {
  for (const name of ADDRESSES) {
    const value = vars[name] ?? '';
    if (value !== '' && !/^https?:$/.test(protocolOf(value)))
      return `${name} takes an http or https address, not "${value}"`;
  }
  for (const [name, brand] of Object.entries(BRANDS)) {
    const read = overriddenBrand(brand, vars[name]);
    if (read.kind === 'malformed') return `${name} is not what a brand can be: ${read.message}`;
  }
  for (const name of ['SOCKET_ORIGINS', 'PICTURE_ORIGINS']) {
    const [stray] = listedOrigins(vars[name] ?? '').malformed;
    if (stray !== undefined)
      return `${name} takes origins such as https://example.org, parted by commas, not "${stray}"`;
  }
  const banner = vars['BANNER'] ?? '';
  if (banner !== '' && readBanner(banner) === null)
    return 'BANNER takes JSON like {"title":"World Cup 2026","text":"Every match live","path":"/live"}';
  return null;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
