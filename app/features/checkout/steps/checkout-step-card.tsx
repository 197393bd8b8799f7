import { useEffect, useRef, type ReactNode } from 'react'
import { StepCard, type StepMode } from '../../../ui/frame/step-card'
import { Message } from '../../../ui/status/message'

/** Why a step could not be saved, above its form. */
export function StepProblem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <div className="mb-5">
      <Message kind="error" answer>
        {text}
      </Message>
    </div>
  )
}

interface CheckoutStepCardProps {
  number: number
  title: string
  mode: StepMode
  editLabel: string
  onEdit?: () => void
  summary?: ReactNode
  /** True once the shopper moved between steps: only then the page may move too. */
  moved: boolean
  /** Failure of the order, above the form of the open step. */
  failure?: ReactNode
  children?: ReactNode
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** A step of checkout; when it opens it is scrolled into view and its heading gets the focus (requirement 7.1). */
export function CheckoutStepCard({ moved, failure, children, ...card }: CheckoutStepCardProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isOpen = card.mode === 'edit'
  useEffect(() => {
    if (!isOpen || !moved) return
    const heading = ref.current?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    // A failure of the order has the focus already.
    if (!ref.current?.querySelector('.order-failure')) heading?.focus({ preventScroll: true })
    // Browsers scroll smoothly on request, also where motion is not wanted.
    ref.current?.scrollIntoView?.({
      block: 'start',
      behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth'
    })
    // Only opening scrolls the page, not every later change of `moved`.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isOpen])
  return (
    <div ref={ref} className="checkout-step">
      <StepCard {...card}>
        {failure}
        {children}
      </StepCard>
    </div>
  )
}
