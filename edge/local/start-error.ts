/** Why the product does not start, in words for the user. */
export class StartError extends Error {}
