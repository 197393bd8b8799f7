/** Source of "now", in milliseconds since the epoch. The console may shift it. */
export interface Clock {
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }
