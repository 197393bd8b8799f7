import type { Ground } from '../ui/ground'
import {
  readChoice,
  readPicture,
  readText,
  type Attributes,
  type ContentPicture,
  readButton,
  type ContentButton
} from './attributes'
import { readGround } from './grounds'

export interface StageProps {
  headline?: string
  subline?: string
  text?: string
  image?: ContentPicture
  button?: ContentButton
  ground?: Ground
  imagePosition: 'left' | 'right' | 'behind'
}

/** The attributes that all stages share. */
export function readStage(data: Attributes): StageProps {
  const layout = readChoice(data, 'layout', ['left', 'right', 'full'])
  return {
    headline: readText(data, 'headline'),
    subline: readText(data, 'subline'),
    text: readText(data, 'text'),
    image: readPicture(data, 'image'),
    button: readButton(data),
    ground: readGround(data, 'theme'),
    // The layout says on which side the text is; the picture is on the other.
    imagePosition: layout === 'full' ? 'behind' : layout === 'right' ? 'left' : 'right'
  }
}
