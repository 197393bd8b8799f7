import { useEffect, useRef, useState, type RefObject } from 'react'
import { SCRIPT_TIMEOUT_MS } from '../../../lazy-loading/load-script'
import {
  CardFrameError,
  listenToCardFrame,
  type FramedCard
} from '../../../platform/side-services/card-frame'

export type AskForCard = () => Promise<FramedCard | undefined>

interface Question {
  resolve(card: FramedCard | undefined): void
  reject(error: Error): void
}

/** The conversation with one frame of the provider: its height, whether it listens, and the card on request. */
export function useCardFrame(
  frame: RefObject<HTMLIFrameElement>,
  { origin, onSubmitWanted }: { origin: string; onSubmitWanted: () => void }
) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [height, setHeight] = useState<number>()
  const question = useRef<Question>()
  const wanted = useRef(onSubmitWanted)
  useEffect(() => {
    wanted.current = onSubmitWanted
  })

  useEffect(() => {
    const patience = setTimeout(() => setState('failed'), SCRIPT_TIMEOUT_MS)
    const stop = listenToCardFrame(
      { window: frame.current?.contentWindow ?? null, origin },
      {
        card: card => question.current?.resolve(card),
        incomplete: () => question.current?.resolve(undefined),
        failure: error => question.current?.reject(error),
        ready: () => {
          clearTimeout(patience)
          setState('ready')
        },
        height: setHeight,
        submitWanted: () => wanted.current()
      }
    )
    return () => {
      clearTimeout(patience)
      stop()
      question.current?.reject(new CardFrameError('The card form was closed.'))
    }
  }, [frame, origin])

  /** @throws CardFrameError for a refusal, and where the frame does not answer in time. */
  const askForCard: AskForCard = () =>
    new Promise<FramedCard | undefined>((resolve, reject) => {
      const patience = setTimeout(
        () => reject(new CardFrameError('The card form did not answer.')),
        SCRIPT_TIMEOUT_MS
      )
      const end = () => clearTimeout(patience)
      question.current = {
        resolve: card => {
          end()
          resolve(card)
        },
        reject: error => {
          end()
          reject(error)
        }
      }
      frame.current?.contentWindow?.postMessage({ type: 'submit' }, origin)
    })

  return { state, height, askForCard }
}
