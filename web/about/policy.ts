/** A section of a policy, with its own page. */
export interface PolicySection {
  /** Slug of the source's title: letters, digits and hyphens. */
  id: string;
  title: string;
  html: string;
}

export interface Policy {
  /** BCP 47 tag. */
  language: string;
  /** The author's version; null if there is none or the text itself states it. */
  version: string | null;
  /** Start of the policy's validity, ms; null if the text itself states it. */
  since: number | null;
  /** HTML before the first section. */
  introduction: string;
  sections: PolicySection[];
}
