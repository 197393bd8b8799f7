import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { IconButton } from '../button/icon-button'
import { joinClassNames } from '../class-names/join-class-names'
import { Icon } from '../icon/icon'
import { clampQuantity, findQuantityLimit } from './quantity-limit'

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
  disabled?: boolean
  label: string
  decreaseLabel: string
  increaseLabel: string
  className?: string
}

const DELAY_MS = 500

/** Minus, number, plus. Shows each step at once and reports the last one (requirements 2.4 and 2.9). */
export function QuantitySelector(props: QuantitySelectorProps) {
  const {
    value,
    onChange,
    delayMs = DELAY_MS,
    disabled,
    label,
    decreaseLabel,
    increaseLabel,
    className
  } = props
  const limit = findQuantityLimit(props.limit)
  const [shown, setShown] = useState(String(value))
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const sent = useRef(value)

  // The basket's answer wins over what was typed before it.
  if (known !== value) {
    setKnown(value)
    setShown(String(value))
  }

  useEffect(() => {
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

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

  function change(quantity: number) {
    setShown(String(quantity))
    clearTimeout(timer.current)
    timer.current = undefined
    if (delayMs === 0) void report(quantity)
    else timer.current = setTimeout(() => finish(quantity), delayMs)
  }

  function finish(quantity: number) {
    clearTimeout(timer.current)
    timer.current = undefined
    void report(quantity)
  }

  /** Who goes on, to the checkout for example, means the quantity that is shown. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (timer.current !== undefined && !currentTarget.contains(relatedTarget)) finish(quantity)
  }

  function type(text: string) {
    if (/^\d{0,4}$/.test(text)) setShown(text)
    if (/^\d{1,4}$/.test(text) && Number(text) > 0) change(clampQuantity(Number(text), limit))
  }

  const quantity = clampQuantity(Number(shown || value), limit)
  return (
    <div role="group" aria-label={label} className={joinClassNames('quantity', className)} onBlur={leave}>
      <IconButton
        label={decreaseLabel}
        icon={<Icon name="minus" small />}
        disabled={disabled || quantity <= 1}
        onClick={() => change(quantity - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={shown}
        disabled={disabled}
        onChange={event => type(event.target.value)}
        onBlur={() => setShown(String(quantity))}
      />
      <IconButton
        label={increaseLabel}
        icon={<Icon name="plus" small />}
        disabled={disabled || quantity >= limit}
        onClick={() => change(quantity + 1)}
      />
    </div>
  )
}
