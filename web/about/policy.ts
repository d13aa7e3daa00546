/** A section of a policy: a page of its own. */
export interface PolicySection {
  /** Its title in letters, digits and hyphens. */
  id: string;
  title: string;
  html: string;
}

export interface Policy {
  /** As BCP 47 names it. */
  language: string;
  /** As its author counts them; null where they do not, or it says so itself. */
  version: string | null;
  /** Since when it is in force, ms; null where it says so itself. */
  since: number | null;
  /** What stands before the first section. */
  introduction: string;
  sections: PolicySection[];
}
