import type { OriginHandlers } from '../../services.ts';
import { listCountries } from './countries.ts';

export const countryHandlers = {
  listCountries: () => listCountries(),
  locateCountry: (_input, { located }) => ({ countryCode: located }),
} satisfies Partial<OriginHandlers>;
