/** A section of a policy, with its own page. */
export interface PolicySection {
  /** Title's slug: letters, digits and hyphens. */
  id: string;
  title: string;
  html: string;
}

export interface Policy {
  /** BCP 47 tag. */
  language: string;
  /** The author's version; null if they give none or the text states it. */
  version: string | null;
  /** Start of its validity, ms; null if the text states it. */
  since: number | null;
  /** Text before the first section. */
  introduction: string;
  sections: PolicySection[];
}
