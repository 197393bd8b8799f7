import { WideBanner } from '../../../ui/frame/wide-banner'
import { Image } from '../../../ui/media/image'
import { readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface CardPlaceProps {
  image?: ContentPicture
  title?: string
  text?: string
  link?: string
  linkText?: string
}

/**
 * A banner that lends its room to cards of the marketing tool: those of the component before or after it are shown
 * here at once, and nothing moves. Shoppers without a card see the banner.
 */
const CardPlace = ({ attributes: { image, title, text, link, linkText } }: ContentProps<CardPlaceProps>) => (
  <aside className="wrap py-6">
    <WideBanner
      picture={
        image && (
          <Image {...image} width={3} height={2} widths="full" sizes="(min-width: 48rem) 40vw, 100vw" />
        )
      }
      title={title}
      text={text}
      linkText={linkText}
      to={link}
    />
  </aside>
)

export const cardPlaceType = defineContentType<CardPlaceProps>({
  typeIds: ['cardPlace'],
  parse: data => {
    const image = readPicture(data, 'image')
    const title = readText(data, 'headline')
    const text = readText(data, 'text')
    if (!image && !title && !text) return undefined
    const link = readText(data, 'link')
    return { image, title, text, link, linkText: link && readText(data, 'linkText') }
  },
  Component: CardPlace
})
