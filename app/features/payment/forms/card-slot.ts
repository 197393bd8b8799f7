import { CardFrameError } from '../../../platform/side-services/card-frame'
import type { AskForCard } from './use-card-frame'

/** Where the card form answers. Its code and its frame load late: an earlier call waits for them. */
export interface CardSlot {
  ask: AskForCard
  /** The form is there. */
  open(answer: AskForCard): void
  /** The form was removed; waiting callers are rejected. */
  close(): void
}

export function createCardSlot(): CardSlot {
  let current: AskForCard | undefined
  let waiting: ((answer: AskForCard) => void)[] = []
  function settle(answer: AskForCard) {
    const asked = waiting
    waiting = []
    asked.forEach(go => go(answer))
  }
  return {
    ask: () =>
      current
        ? current()
        : new Promise((resolve, reject) => {
            waiting.push(answer => answer().then(resolve, reject))
          }),
    open(answer) {
      current = answer
      settle(answer)
    },
    close() {
      current = undefined
      settle(() => Promise.reject(new CardFrameError('closed', 'The card form was closed.')))
    }
  }
}
