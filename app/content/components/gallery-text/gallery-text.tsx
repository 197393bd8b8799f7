import { ButtonLink } from '../../../ui/button/button'
import { Image } from '../../../ui/image/image'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { ContentProps } from '../../content-type'
import type { GalleryTextProps } from './read-gallery-text'

/** A handful of pictures, arranged as on a gallery wall, beside a text. */
export function GalleryText({ attributes }: ContentProps<GalleryTextProps>) {
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
                className="hanging-image rounded-(--radius)"
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
