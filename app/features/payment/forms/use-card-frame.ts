import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
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

/**
 * A page that has loaded and still does not listen is not the provider's form: browsers show a page of their own
 * where a server cannot be reached. In milliseconds.
 */
const QUIET_MS = 10_000

/** The conversation with one frame of the provider: its height, whether it listens, and the card on request. */
export function useCardFrame(
  frame: RefObject<HTMLIFrameElement>,
  { origin, onSubmitWanted }: { origin: string; onSubmitWanted: () => void }
) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [height, setHeight] = useState<number>()
  const question = useRef<Question>()
  const isReady = useRef(false)
  const quiet = useRef<ReturnType<typeof setTimeout>>()
  const wanted = useRef(onSubmitWanted)
  useEffect(() => {
    wanted.current = onSubmitWanted
  })

  const fail = useCallback(() => {
    setState('failed')
    question.current?.reject(new CardFrameError('silent', 'The card form does not load.'))
  }, [])
  const ask = useCallback(
    () => frame.current?.contentWindow?.postMessage({ type: 'submit' }, origin),
    [frame, origin]
  )

  useEffect(() => {
    const patience = setTimeout(fail, SCRIPT_TIMEOUT_MS)
    const stop = listenToCardFrame(
      { window: frame.current?.contentWindow ?? null, origin },
      {
        card: card => question.current?.resolve(card),
        incomplete: () => question.current?.resolve(undefined),
        failure: error => question.current?.reject(error),
        ready: () => {
          clearTimeout(patience)
          clearTimeout(quiet.current)
          isReady.current = true
          setState('ready')
          if (question.current) ask()
        },
        height: setHeight,
        submitWanted: () => wanted.current()
      }
    )
    return () => {
      clearTimeout(patience)
      clearTimeout(quiet.current)
      stop()
      question.current?.reject(new CardFrameError('closed', 'The card form was closed.'))
    }
  }, [frame, origin, fail, ask])

  /** For the frame's `load` event. */
  const onLoad = () => {
    clearTimeout(quiet.current)
    if (!isReady.current) quiet.current = setTimeout(fail, QUIET_MS)
  }

  /**
   * Waits for a frame that is still loading.
   *
   * @throws CardFrameError for a refusal, and where the frame does not answer in time.
   */
  const askForCard: AskForCard = useCallback(
    () =>
      new Promise<FramedCard | undefined>((resolve, reject) => {
        const patience = setTimeout(
          () => question.current?.reject(new CardFrameError('silent', 'The card form did not answer.')),
          SCRIPT_TIMEOUT_MS
        )
        const end = () => {
          clearTimeout(patience)
          question.current = undefined
        }
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
        if (isReady.current) ask()
      }),
    [ask]
  )

  return { state, height, askForCard, onLoad }
}
