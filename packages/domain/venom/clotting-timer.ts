import type { VenomRules } from './rules.ts';

export interface ClottingTimer {
  /** The tube may be tilted now. */
  readonly ready: boolean;
  readonly secondsLeft: number;
}

/** The twenty minutes for which blood in a clean, dry glass tube stays untouched. `now` in milliseconds. */
export function clottingTimer(startedAt: string, now: number, rules: VenomRules): ClottingTimer {
  const end = Date.parse(startedAt) + rules.clottingMinutes * 60_000;
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  return { ready: left === 0, secondsLeft: left };
}
