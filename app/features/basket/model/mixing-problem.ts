import type { MixingCode } from './gift-card-mixing'

/** Thrown inside an add to refuse it before a call is sent. */
export class MixingProblem extends Error {
  constructor(readonly code: MixingCode) {
    super(code)
  }
}
