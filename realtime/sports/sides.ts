export const SIDES = ['home', 'away'] as const;
