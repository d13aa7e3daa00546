import { hash } from 'node:crypto';

/** The folder of the script's versions. Each version stays, since sites load it with its hash. */
export const FROZEN = new URL('../../public/widgets/', import.meta.url);

/**
 * Returns the file name of a version of the script, which contains the code's hash, and the HTML
 * element for a site.
 */
export function versionOf(code: string): { name: string; element: string } {
  const name = `${hash('sha256', code).slice(0, 16)}.js`;
  const integrity = `sha384-${hash('sha384', code, 'base64')}`;
  return {
    name,
    element: `<script
  async
  src="https://scores.example/widgets/${name}"
  integrity="${integrity}"
  crossorigin="anonymous"
></script>`,
  };
}
