import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder the command was started in. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
