import { ACCOUNT_FIELD_TEXTS } from './account-field-texts.ts';
import { CONTENT_FIELD_TEXTS } from './content-field-texts.ts';
import type { FieldTexts } from './describe-fields.ts';
import { EVENT_FIELD_TEXTS } from './event-field-texts.ts';

/** Meaning of the members of calls, by name. A member without a text fails a test. */
export const CALL_FIELD_TEXTS: FieldTexts = {
  ...ACCOUNT_FIELD_TEXTS,
  ...CONTENT_FIELD_TEXTS,
  ...EVENT_FIELD_TEXTS,
};
