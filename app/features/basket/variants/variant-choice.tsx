import { useCallback, useEffect, useRef, useState } from 'react'
import { loadable } from '../../../entry/kit-adapter/loadable'
import { PartBoundary } from '../../../ui/frame/part-boundary'
import { LateDialog } from '../components/late-dialog'
import type { Basket, Line } from '../model/basket'
import { isAsExchanged, type DoneExchange } from './done-exchange'

/** In the dialog's file of code. */
const VariantUndo = loadable(() => import(/* webpackChunkName: "variant-dialog" */ './variant-undo'))
const VariantDialog = loadable(() => import(/* webpackChunkName: "variant-dialog" */ './variant-dialog'))

/** Of a line of the cart, which takes the focus when its button is gone. */
export const buildLineId = (itemId: string): string => `line-${itemId}`

/** The choice of another variant for one line at a time; its code is loaded with the first one. */
export function useVariantChoice(basket: Basket) {
  const [choice, setChoice] = useState<string>()
  const [leftTo, setLeftTo] = useState<string>()
  const [done, setDone] = useState<DoneExchange>()
  const close = useCallback((itemId?: string, exchanged?: DoneExchange) => {
    if (exchanged) setDone(exchanged)
    setChoice(undefined)
    setLeftTo(itemId)
  }, [])
  const isOpen = choice !== undefined
  const openedBy = useRef<string>()
  useEffect(() => {
    if (isOpen || openedBy.current === undefined) return
    const isLeft = document.getElementById(buildLineId(openedBy.current)) !== null
    openedBy.current = undefined
    // The dialog gives the focus back to the button of a line that is still there.
    if (isLeft) return
    const line = document.getElementById(buildLineId(leftTo ?? '')) ?? document.querySelector('[id^="line-"]')
    if (line instanceof HTMLElement) line.focus()
  }, [isOpen, leftTo])
  function finishUndo(itemId: string) {
    setDone(undefined)
    // Once the line is back: the pressed button is gone.
    setTimeout(() => document.getElementById(buildLineId(itemId))?.focus())
  }
  return {
    changeVariant(itemId: string) {
      openedBy.current = itemId
      setChoice(itemId)
    },
    /** Below a line that was changed: its way back. */
    renderUndo: (line: Line) =>
      done &&
      isAsExchanged(line, done) && (
        <PartBoundary name="basket: undo of a variant">
          <VariantUndo done={done} onUndone={finishUndo} />
        </PartBoundary>
      ),
    variantDialog: choice && (
      <LateDialog name="basket: variant of a line" onClose={close}>
        <VariantDialog itemId={choice} basket={basket} onClose={close} />
      </LateDialog>
    )
  }
}
