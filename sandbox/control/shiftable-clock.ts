import type { Clock } from '../domain/clock'

const YEAR = 365 * 86_400_000
/** The largest offset of the clock, in milliseconds: dates beyond make no sense in a shop. */
export const MAX_SHIFT = 10 * YEAR

/** A clock that the console moves: tokens, promotions, codes and everything else that ages follow it. */
export interface ShiftableClock extends Clock {
  /** Milliseconds ahead of the machine's clock; negative when behind. */
  getAhead(): number
  /** @param aheadMs whole milliseconds, at most `MAX_SHIFT` either way. */
  setAhead(aheadMs: number): void
}

/** Puts a shift in front of another clock; it starts at 0 and lasts as long as the process. */
export function createShiftableClock(clock: Clock): ShiftableClock {
  let ahead = 0
  return {
    now: () => clock.now() + ahead,
    getAhead: () => ahead,
    setAhead: aheadMs => {
      ahead = aheadMs
    }
  }
}
