import { readNumber, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

/** Margins go from 0 to 8 rem (spec 1 section 2.6). */
const LARGEST_REM = 8
const NAMED = new Map([
  ['none', 0],
  ['small', 1],
  ['medium', 3],
  ['large', 6]
])

interface SpacerProps {
  rem: number
}

const Spacer = ({ attributes: { rem } }: ContentProps<SpacerProps>) => (
  <div aria-hidden style={{ height: `${rem}rem` }} />
)

export const spacerType = defineContentType<SpacerProps>({
  typeIds: ['spacer'],
  parse: data => {
    const rem = readNumber(data, 'size') ?? NAMED.get(readText(data, 'size')?.toLowerCase() ?? '') ?? 2
    return { rem: Math.min(Math.max(rem, 0), LARGEST_REM) }
  },
  Component: Spacer
})
