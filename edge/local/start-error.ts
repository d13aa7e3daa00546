/** Why the product does not start, in words for the one who started it. */
export class StartError extends Error {}
