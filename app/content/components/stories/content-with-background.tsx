import { groundClass, type Ground } from '../../../ui/ground'
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
import { readGround } from '../../grounds'
import { RegionComponents } from '../../page/content-components'
import { readOwnPicture } from '../../read-pictures'

interface ContentWithBackgroundProps {
  image?: ContentPicture
  ground: Ground
  headline?: string
  html?: CleanHtml
  button?: ContentButton
  align: 'left' | 'center' | 'right'
}

function readContentWithBackground(data: Attributes): ContentWithBackgroundProps | undefined {
  return {
    image: readOwnPicture(data),
    ground: readGround(data, 'theme') ?? readGround(data, 'backgroundColor') ?? 'tint',
    headline: readText(data, 'headline'),
    html: readHtml(data, 'text'),
    button: readButton(data),
    align: readChoice(data, 'align', ['left', 'center', 'right']) ?? 'left'
  }
}

/** Text and other components on a colour or in front of a picture, which is at most 1500 px high (requirement 2.2). */
function ContentWithBackground({
  attributes: { image, ground, headline, html, button, align },
  component
}: ContentProps<ContentWithBackgroundProps>) {
  const hasText = Boolean(headline || html || button)
  const regions = component.regions.filter(region => region.components.length > 0)
  if (!hasText && !image && regions.length === 0) return null
  return (
    <section className={`section backdrop ${groundClass(ground)}`}>
      {image && (
        <Image {...image} width={16} height={9} widths="full" sizes="100vw" className="backdrop-image" />
      )}
      <div className={`wrap backdrop-content backdrop-${align}`}>
        {hasText && (
          <div className={image ? `backdrop-words backdrop-plate ${groundClass(ground)}` : 'backdrop-words'}>
            {headline && <h2 className="heading-2">{headline}</h2>}
            {html && <RichText html={html} />}
            {button && (
              <ButtonLink to={button.link} kind="secondary">
                {button.text}
              </ButtonLink>
            )}
          </div>
        )}
        {regions.map((region, index) => (
          <div key={index} className={`content-nest ${image ? `backdrop-plate ${groundClass(ground)}` : ''}`}>
            <RegionComponents region={region} />
          </div>
        ))}
      </div>
    </section>
  )
}

export const contentWithBackgroundType = defineContentType<ContentWithBackgroundProps>({
  typeIds: ['contentWithBackground'],
  parse: readContentWithBackground,
  Component: ContentWithBackground
})
