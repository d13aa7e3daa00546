/** Returns what is wrong with a value, such as 'takes 1, or 0 for off', or null. The value is not empty. */
export type Check = (value: string) => string | null;

/** The kind of value that a setting takes. */
export interface Kind {
  /** For docs/settings.md. */
  takes: string;
  check: Check;
}

/** One variable or secret of the Worker. docs/settings.md, the start and the deployment read it. */
export interface Setting {
  kind: Kind;
  /** Text of docs/settings.md; its links are relative to that page. */
  meaning: string;
  /** What an empty value means. */
  default: string;
  /** Whether the value is a secret: in no file of the repository, and never shown. */
  isSecret?: true;
  /** Whether the setting exists only where the product runs locally. */
  isLocal?: true;
  /** Whether a value is for tests alone: a product takes it only in test mode, a deployment never. */
  isForTests?: (value: string) => boolean;
  /** Names of the settings that must also be set for this one to work. */
  needs?: readonly string[];
}

export type Settings = Readonly<Record<string, Setting>>;
