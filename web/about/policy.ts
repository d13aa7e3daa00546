/** A section of a policy: a page of its own. */
export interface PolicySection {
  /** Its title in letters, digits and hyphens. */
  id: string;
  title: string;
  html: string;
}

export interface Policy {
  /** What stands before the first section. */
  introduction: string;
  sections: PolicySection[];
}
