import { readNumber, readText, type Attributes } from '../../attributes'
import { readButton, type ContentButton } from '../../read-button'

export interface Bubble {
  /** Place on the picture in percent of its width and height (requirement 2.2). */
  x: number
  y: number
  headline?: string
  text?: string
  productId?: string
  link?: ContentButton
}

/** A percentage, also as "35%" or "35,5 %", clamped to the picture. */
function readPercent(data: Attributes, name: string): number | undefined {
  const text = readText(data, name)?.replace('%', '').replace(',', '.')
  const percent = readNumber({ text }, 'text')
  return percent === undefined ? undefined : Math.min(Math.max(percent, 0), 100)
}

/** A bubble from an entry of the canvas or from a component within it; in the middle unless placed. */
export function readBubble(data: Attributes): Bubble | undefined {
  const headline = readText(data, 'headline') ?? readText(data, 'title')
  const text = readText(data, 'text')
  const productId = readText(data, 'productId')
  if (!headline && !text && !productId) return undefined
  return {
    x: readPercent(data, 'x') ?? readPercent(data, 'left') ?? 50,
    y: readPercent(data, 'y') ?? readPercent(data, 'top') ?? 50,
    headline,
    text,
    productId,
    link: readButton(data, ['linkText', 'link'])
  }
}
