import { groundClass } from '../../../ui/brand/ground'
import { ButtonLink } from '../../../ui/button/button'
import { Image } from '../../../ui/image/image'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { ContentProps } from '../../content-type'
import { RegionComponents } from '../content-components'
import type { ContentWithBackgroundProps } from './read-content-with-background'

/** Text and other components on a colour or in front of a picture, which is at most 1500 px high (requirement 2.2). */
export function ContentWithBackground({
  attributes: { image, ground, headline, html, button, align },
  component
}: ContentProps<ContentWithBackgroundProps>) {
  const hasWords = Boolean(headline || html || button)
  const regions = component.regions.filter(region => region.components.length > 0)
  if (!hasWords && !image && regions.length === 0) return null
  return (
    <section className={`section backdrop ${groundClass(ground)}`}>
      {image && (
        <Image {...image} width={16} height={9} widths="full" sizes="100vw" className="backdrop-image" />
      )}
      <div className={`wrap backdrop-content backdrop-${align}`}>
        {hasWords && (
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
