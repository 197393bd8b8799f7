import { ButtonLink } from '../../../ui/action/button'
import { Image } from '../../../ui/media/image'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import {
  readChoice,
  readHtml,
  readText,
  type ContentPicture,
  type Attributes,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readPictures } from '../../read-pictures'

/** More pictures would be a gallery without a text. */
const MOST_PICTURES = 4

interface GalleryTextProps {
  images: ContentPicture[]
  headline?: string
  html?: CleanHtml
  button?: ContentButton
  imageFirst: boolean
}

function readGalleryText(data: Attributes): GalleryTextProps | undefined {
  const images = readPictures(data, 'images').slice(0, MOST_PICTURES)
  const headline = readText(data, 'headline')
  const html = readHtml(data, 'text')
  if (images.length === 0 && !headline && !html) return undefined
  return {
    images,
    headline,
    html,
    button: readButton(data),
    imageFirst: readChoice(data, 'imagePosition', ['left', 'right']) !== 'right'
  }
}

/** A handful of pictures, arranged as on a gallery wall, beside a text. */
function GalleryText({ attributes }: ContentProps<GalleryTextProps>) {
  const { images, headline, html, button, imageFirst } = attributes
  return (
    <section className="section">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {images.length > 0 && (
          <div className={`hanging hanging-${images.length} ${imageFirst ? '' : 'lg:order-last'}`}>
            {images.map((image, index) => (
              <Image
                key={index}
                {...image}
                width={1}
                height={1}
                widths="half"
                sizes="(min-width: 64rem) 30vw, 60vw"
                className="hanging-image corners"
              />
            ))}
          </div>
        )}
        <div className="grid justify-items-start gap-5">
          {headline && <h2 className="heading-2">{headline}</h2>}
          {html && <RichText html={html} />}
          {button && (
            <ButtonLink to={button.link} kind="secondary">
              {button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

export const galleryTextType = defineContentType<GalleryTextProps>({
  typeIds: ['galleryText'],
  parse: readGalleryText,
  Component: GalleryText
})
