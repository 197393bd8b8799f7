import type { Ground } from '../../../ui/brand/ground'
import { readList, readNumber, readText, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'

/** Requirement 2.4. */
const DEFAULT_DELAY_MS = 5000

/** The shortest delay that leaves time to read, in ms. */
const LEAST_DELAY_MS = 1000

/** The longest delay of a browser's timer, in ms. */
const MOST_DELAY_MS = 2 ** 31 - 1

export interface TopNewsBannerProps {
  items: { text: string; link?: { text?: string; to: string } }[]
  delayMs: number
  ground: Ground
}

export function readTopNewsBanner(data: Attributes): TopNewsBannerProps | undefined {
  const items = readList(data, 'items').flatMap(item => {
    const text = readText(item, 'text') ?? readText(item, 'headline')
    const to = readText(item, 'link')
    return text ? [{ text, link: to ? { text: readText(item, 'textLink'), to } : undefined }] : []
  })
  if (items.length === 0) return undefined
  const delay = readNumber(data, 'delay') ?? DEFAULT_DELAY_MS
  return {
    items,
    delayMs: Math.min(Math.max(delay, LEAST_DELAY_MS), MOST_DELAY_MS),
    ground: readGround(data, 'backgroundColor') ?? 'primary'
  }
}
