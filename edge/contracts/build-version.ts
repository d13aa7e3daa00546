/**
 * `GET /build-version`: the build of the pages now served. An open page compares its own build with
 * this.
 */
export interface BuildVersion {
  version: string;
}
