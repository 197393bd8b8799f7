import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { groundClass, type Ground } from '../../../ui/ground'
import { ButtonLink } from '../../../ui/action/button'
import { Image } from '../../../ui/media/image'
import { RichText } from '../../../ui/rich-text/rich-text'
import {
  readHtml,
  readPicture,
  readText,
  type ContentPicture,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'

/** Its colour themes (requirement 2.2). */
const THEMES: readonly Ground[] = ['light-green', 'dark-green', 'red', 'light-brown']

interface CartPromotionSlotProps {
  headline?: string
  html?: CleanHtml
  image?: ContentPicture
  button?: ContentButton
  theme: Ground
}

const CartPromotionSlot = ({ attributes }: ContentProps<CartPromotionSlotProps>) => {
  const { headline, html, image, button, theme } = attributes
  return (
    <section aria-label={headline} className="wrap pt-4">
      <div className={`cart-slot ${groundClass(theme)}`}>
        {image && (
          <Image
            {...image}
            width={1}
            height={1}
            widths="thumbnail"
            sizes="96px"
            className="aspect-square w-18 corners-small"
          />
        )}
        <div className="cart-slot-words">
          {headline && <p className="heading-4">{headline}</p>}
          {html && <RichText html={html} className="text-sm text-muted" />}
        </div>
        {button && (
          <ButtonLink to={button.link} kind="secondary" small className="cart-slot-button">
            {button.text}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

export const cartPromotionSlotType = defineContentType<CartPromotionSlotProps>({
  typeIds: ['cartPromotionSlot'],
  parse: data => {
    const headline = readText(data, 'headline')
    const html = readHtml(data, 'text')
    const image = readPicture(data, 'image')
    const button = readButton(data)
    if (!headline && !html && !image && !button) return undefined
    const wanted = readGround(data, 'theme')
    return {
      headline,
      html,
      image,
      button,
      theme: THEMES.find(theme => theme === wanted) ?? 'light-green'
    }
  },
  Component: CartPromotionSlot
})

export const contentTypes = [cartPromotionSlotType]
