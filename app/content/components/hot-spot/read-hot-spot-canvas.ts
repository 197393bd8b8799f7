import { readList, readNumber, readText, type ContentPicture, type Attributes } from '../../attributes'
import { readOwnPicture } from '../../read-pictures'
import { readBubble, type Bubble } from './read-bubble'

export interface HotSpotCanvasProps {
  headline?: string
  text?: string
  image: ContentPicture
  /** Width over height of the picture, which spot positions depend on. */
  ratio: number
  /** Spots of the canvas itself; those of its regions follow. */
  bubbles: Bubble[]
}

export function readHotSpotCanvas(data: Attributes): HotSpotCanvasProps | undefined {
  const image = readOwnPicture(data)
  if (!image) return undefined
  const ratio = readNumber(data, 'ratio')
  return {
    headline: readText(data, 'headline'),
    text: readText(data, 'text'),
    image,
    ratio: ratio && ratio > 0.4 && ratio < 4 ? ratio : 16 / 9,
    bubbles: readList(data, 'hotspots').flatMap(spot => readBubble(spot) ?? [])
  }
}
