/** Returns a fault, beginning with what is valid, or null. Never gets empty values. */
export type Check = (value: string) => string | null;

/** What a setting takes. */
export interface Kind {
  /** For docs/settings.md. */
  takes: string;
  check: Check;
}

/** One variable or secret of the Worker. docs/settings.md, the start and the deployment read it. */
export interface Setting {
  kind: Kind;
  /** For docs/settings.md, whose links it uses. */
  meaning: string;
  /** What an empty one means. */
  default: string;
  /** A secret is in no file, and its value is never shown. */
  isSecret?: true;
  /** Exists only where the product runs locally. */
  isLocal?: true;
  /** What else must be set for it to work. */
  needs?: readonly string[];
}

export type Settings = Readonly<Record<string, Setting>>;
