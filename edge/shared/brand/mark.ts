/** The product's mark in a box of 28 by 28: touchline and centre circle, and a ball on its line. */
export const MARK = {
  box: 28,
  radius: 7,
  lines: 'M8 5v18M8 14a7 7 0 0 0 7-7V5M12 22h11',
  stroke: 2,
  ball: { x: 18.5, y: 22, r: 3 },
} as const;
