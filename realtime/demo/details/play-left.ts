import { DEMO_SPORTS, type ProgressRule } from '../demo-sports.ts';
import { QUARTERS } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Change } from '../play/match-setup.ts';

/** In overtime little is left, at any clock time. */
const LEAST = 0.02;

/** Estimates the share of play left, 0–1, from period and clock. */
export function playLeft(sport: SportKey, { matchStatus, clock, periods = [] }: Change): number {
  if (matchStatus === 'Not start' || matchStatus === undefined) return 1;
  return Math.min(1, Math.max(LEAST, 1 - playedShare(DEMO_SPORTS[sport].progress)));

  function playedShare(rule: ProgressRule): number {
    const minutes = (clock?.seconds ?? 0) / 60;
    switch (rule.kind) {
      case 'innings':
        return (periods.length - 0.5) / rule.innings;
      case 'clock':
        return matchStatus === 'HT' ? 0.5 : minutes / rule.minutes;
      case 'quarters': {
        const over = rule.minutes * Math.min(periods.length, QUARTERS.length);
        const isPlayed = QUARTERS.some((quarter) => quarter === matchStatus);
        return (over - (isPlayed ? minutes : 0)) / (rule.minutes * QUARTERS.length);
      }
      case 'unknown':
        return 0.5;
    }
  }
}
