/** `GET /build-version`: the served build of the pages. An open page compares it with its own. */
export interface BuildVersion {
  version: string;
}
