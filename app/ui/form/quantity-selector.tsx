import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import { IconButton } from '../action/icon-button'
import { Icon } from '../media/icon'
import { useServedValue } from './use-served-value'
import {
  findQuantityLimits,
  isAllowedQuantity,
  stepQuantity,
  type QuantityLimits,
  type QuantitySteps
} from './quantity-limit'

export interface QuantitySelectorProps {
  value: number
  /**
   * Called once the shopper has stopped: `delayMs` after the last change, or when the focus leaves. A promise
   * that rejects restores the former quantity.
   */
  onChange: (quantity: number) => unknown
  /** 500 ms unless given; 0 where nothing is saved, so that the next click already counts with the quantity shown. */
  delayMs?: number
  /** 10 unless given; 0 means 1000. */
  limit?: number
  /** 1 unless given. */
  min?: number
  /** 1 unless given. */
  step?: number
  /** The message about an invalid typed quantity, which changes nothing. */
  describeRefusal: (limits: QuantityLimits) => string
  disabled?: boolean
  label: string
  decreaseLabel: string
  increaseLabel: string
}

const DELAY_MS = 500
/** Longer than any quantity; longer text was pasted by mistake. */
const MAX_TYPED = 20

const ONE_BY_ONE: QuantitySteps = { min: 1, step: 1 }

/** Minus, number, plus. Shows each step at once and reports the last one (requirement 3.4). */
export function QuantitySelector(props: QuantitySelectorProps) {
  const { value, onChange, disabled, label, decreaseLabel, increaseLabel, describeRefusal } = props
  const { delayMs = DELAY_MS, min = ONE_BY_ONE.min, step = ONE_BY_ONE.step } = props
  const limits = findQuantityLimits({ min, step }, props.limit)
  const refusalId = useId()
  const [shown, setShown] = useState(String(value))
  const [known, setKnown] = useState(value)
  const [isRefused, setRefused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const sent = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  // The basket's response replaces an earlier typed value.
  if (known !== value) {
    setKnown(value)
    setShown(String(value))
  }

  useEffect(() => {
    sent.current = value
  }, [value])

  // Who leaves the page, or the line, means the quantity that is shown.
  const flush = useRef<() => void>(() => undefined)
  useEffect(() => {
    flush.current = () => {
      if (timer.current !== undefined && isAllowed(shown)) finish(readTyped(shown))
    }
  })
  useEffect(() => {
    if (disabled) flush.current()
  }, [disabled])
  useEffect(() => {
    const leavePage = () => flush.current()
    const hide = () => {
      if (document.hidden) flush.current()
    }
    window.addEventListener('pagehide', leavePage)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leavePage)
      document.removeEventListener('visibilitychange', hide)
      flush.current()
      clearTimeout(timer.current)
    }
  }, [])

  async function report(quantity: number) {
    if (quantity === sent.current) return
    sent.current = quantity
    try {
      await onChange(quantity)
    } catch {
      // The caller shows the error; here the former number has to come back.
      sent.current = value
      setShown(String(value))
    }
  }

  function later(run: () => void, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      run()
    }, ms)
  }

  function choose(quantity: number) {
    if (delayMs > 0) later(() => void report(quantity), delayMs)
    else finish(quantity)
  }

  function finish(quantity: number) {
    clearTimeout(timer.current)
    timer.current = undefined
    void report(quantity)
  }

  function change(quantity: number) {
    setShown(String(quantity))
    setRefused(false)
    choose(quantity)
  }

  const readTyped = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN)
  const isAllowed = (text: string) => isAllowedQuantity(readTyped(text), limits)

  function type(typed: string) {
    const text = typed.slice(0, MAX_TYPED)
    setShown(text)
    setRefused(false)
    if (isAllowed(text)) choose(readTyped(text))
    // A shopper who is still typing is not interrupted: "1" may become "12".
    else later(() => setRefused(text.trim() !== ''), DELAY_MS)
  }

  useServedValue(input, shown, text => {
    const field = input.current
    if (isAllowed(text) || document.activeElement === field) type(text)
    else if (field) field.value = shown
  })

  /** Who goes on, to the checkout for example, means the quantity that is shown. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (isAllowed(shown)) {
      const hasLeft = !currentTarget.contains(relatedTarget)
      if (hasLeft && timer.current !== undefined) finish(readTyped(shown))
      return
    }
    clearTimeout(timer.current)
    timer.current = undefined
    setRefused(isRefused || (shown.trim() !== '' && shown !== String(value)))
    setShown(String(sent.current))
  }

  const quantity = isAllowed(shown) ? readTyped(shown) : value
  return (
    <div className="quantity-field">
      <div role="group" aria-label={label} className="quantity" onBlur={leave}>
        <IconButton
          label={decreaseLabel}
          icon={<Icon name="minus" small />}
          disabled={disabled || quantity <= min}
          onClick={() => change(stepQuantity(quantity, -1, limits))}
        />
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={shown}
          disabled={disabled}
          onChange={event => type(event.target.value)}
          {...(isRefused && { 'aria-invalid': true, 'aria-describedby': refusalId })}
        />
        <IconButton
          label={increaseLabel}
          icon={<Icon name="plus" small />}
          disabled={disabled || quantity >= limits.most}
          onClick={() => change(stepQuantity(quantity, 1, limits))}
        />
      </div>
      {isRefused && (
        <p id={refusalId} role="alert" className="quantity-refusal">
          {describeRefusal(limits)}
        </p>
      )}
    </div>
  )
}
