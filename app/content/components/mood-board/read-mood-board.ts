import { readChoice, readList, readText, type ContentPicture, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'
import type { Ground } from '../../../ui/brand/ground'
import { readOwnPicture } from '../../read-pictures'

const SIZES = ['small', 'wide', 'tall', 'large'] as const

const MOST_TILES = 12

export interface Mood {
  image?: ContentPicture
  title?: string
  text?: string
  link?: string
  /** In grid units: 1×1, 2×1, 1×2, 2×2. */
  size: (typeof SIZES)[number]
  /** The background of a text tile. */
  ground: Ground
}

export interface MoodBoardProps {
  headline?: string
  text?: string
  moods: Mood[]
}

export function readMoodBoard(data: Attributes): MoodBoardProps | undefined {
  const moods = readList(data, 'items')
    .flatMap((item): Mood[] => {
      const image = readOwnPicture(item)
      const title = readText(item, 'title')
      const text = readText(item, 'text')
      if (!image && !title && !text) return []
      return [
        {
          image,
          title,
          text,
          link: readText(item, 'link'),
          size: readChoice(item, 'size', SIZES) ?? 'small',
          ground: readGround(item, 'theme') ?? 'tint'
        }
      ]
    })
    .slice(0, MOST_TILES)
  return moods.length === 0
    ? undefined
    : { headline: readText(data, 'headline'), text: readText(data, 'text'), moods }
}
