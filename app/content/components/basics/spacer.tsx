import type { CSSProperties } from 'react'
import { readChoice, readNumber, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

/** Margins go from 0 to 8 rem in steps of half a rem (requirement 2.2). */
const LARGEST_REM = 8
const STEP_REM = 0.5
const DEFAULT_REM = 2
const NAMED = new Map([
  ['none', 0],
  ['small', 1],
  ['medium', 3],
  ['large', 6]
])

interface SpacerProps {
  mobile: number
  desktop: number
  /** Between inline elements instead of between blocks. */
  isInline: boolean
}

const Spacer = ({ attributes: { mobile, desktop, isInline } }: ContentProps<SpacerProps>) => (
  <span
    aria-hidden
    className={isInline ? 'spacer spacer-inline' : 'spacer'}
    style={{ '--space': `${mobile}rem`, '--space-wide': `${desktop}rem` } as CSSProperties}
  />
)

/** A size as a number, as "2rem" or by name. */
function readSize(data: Attributes, name: string): number | undefined {
  const text = readText(data, name)
    ?.trim()
    .toLowerCase()
    .replace(/\s*rem$/, '')
  const rem = readNumber({ text }, 'text') ?? NAMED.get(text ?? '')
  if (rem === undefined) return undefined
  return Math.min(Math.max(Math.round(rem / STEP_REM) * STEP_REM, 0), LARGEST_REM)
}

export const spacerType = defineContentType<SpacerProps>({
  typeIds: ['spacer'],
  parse: data => {
    const size = readSize(data, 'size')
    const mobile = readSize(data, 'mobile')
    const desktop = readSize(data, 'desktop')
    return {
      mobile: mobile ?? size ?? desktop ?? DEFAULT_REM,
      desktop: desktop ?? size ?? mobile ?? DEFAULT_REM,
      isInline: readChoice(data, 'display', ['block', 'inline']) === 'inline'
    }
  },
  Component: Spacer
})
