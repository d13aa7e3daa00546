/** A whole number from 0 on with its thousands set apart: '45,000'. By hand: locale data takes a browser long to load. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
