import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import {
  readFlag,
  readNumber,
  readPicture,
  readText,
  type Attributes,
  type ContentPicture
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ImageProps {
  image: ContentPicture
  link?: string
  caption?: string
  /** Width over height. */
  ratio: number
  /** Smaller pictures for phones. */
  forceScale?: boolean
}

function ImageBlock({
  attributes: { image, link, caption, ratio, forceScale },
  first
}: ContentProps<ImageProps>) {
  const picture = (
    <Image
      {...image}
      width={Math.round(ratio * 1000)}
      height={1000}
      widths="full"
      sizes="(min-width: 80rem) 1280px, 100vw"
      priority={Boolean(first)}
      forceScale={forceScale}
      // The editor's ratio, not the picture's own: the same before and after it has loaded.
      style={first === 'list' ? undefined : { aspectRatio: ratio }}
      className={`w-full corners ${first === 'list' ? 'h-30' : ''}`}
    />
  )
  return (
    <figure className="wrap py-6">
      {link ? (
        <Link to={link} aria-label={image.alt || caption}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {caption && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

/** Width over height as a number, as "16/9" or as "16:9". */
function readRatio(data: Attributes): number | undefined {
  const [width, height] = readText(data, 'ratio')?.split(/[/:]/) ?? []
  return readNumber({ ratio: Number(width) / Number(height ?? 1) }, 'ratio')
}

export const imageType = defineContentType<ImageProps>({
  typeIds: ['image'],
  parse: data => {
    const image = readPicture(data, 'image')
    if (!image) return undefined
    const ratio = readRatio(data)
    return {
      image,
      link: readText(data, 'link'),
      caption: readText(data, 'caption'),
      ratio: ratio && ratio > 0.2 && ratio < 5 ? ratio : 16 / 9,
      forceScale: readFlag(data, 'forceScale')
    }
  },
  Component: ImageBlock
})
