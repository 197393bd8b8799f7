import { NewsletterSignUp } from '../../../features/newsletter/late-forms'
import { newsletterMessages as messages } from '../../../features/newsletter/messages'
import {
  hasNewsletterCookie,
  isSubscribedHere,
  saveNewsletterCookie
} from '../../../features/newsletter/newsletter-cookie'
import { useIntl } from '../../../intl/intl'
import { Dialog } from '../../../ui/overlay/dialog'
import { Image } from '../../../ui/media/image'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readHtml, readPicture, readText, type ContentPicture, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { namePopup, parseOpenDelay, usePopup } from '../../popup'

interface NewsletterPopupProps {
  /** The dialog's accessible name, from the editor's texts; visible only if it is the headline. */
  name?: string
  hasHeadline: boolean
  html?: CleanHtml
  image?: ContentPicture
  openDelay?: number
}

export function readNewsletterPopup(data: Attributes): NewsletterPopupProps | undefined {
  const headline = readText(data, 'headline')
  const html = readHtml(data, 'text')
  const image = readPicture(data, 'image')
  const name = namePopup(headline, { image, html })
  return { name, hasHeadline: headline !== undefined, html, image, openDelay: parseOpenDelay(data) }
}

/** The newsletter popup (requirement 11.1). */
export function NewsletterPopup({ attributes }: ContentProps<NewsletterPopupProps>) {
  const { name, hasHeadline, html, image, openDelay } = attributes
  const { formatMessage } = useIntl()
  const { isOpen, close } = usePopup({ hash: '#newsletter', openDelay, isRemembered: hasNewsletterCookie })

  function leave() {
    if (!isSubscribedHere()) saveNewsletterCookie(false)
    close()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={
        name === undefined || hasHeadline ? (
          (name ?? formatMessage(messages.headline))
        ) : (
          <span className="sr-only">{name}</span>
        )
      }
      closeLabel={formatMessage(messages.close)}
    >
      <div className="grid gap-5">
        {image && (
          <Image
            {...image}
            width={16}
            height={9}
            widths="tile"
            sizes="(min-width: 40rem) 30rem, 90vw"
            className="corners-small"
          />
        )}
        {html && <RichText html={html} />}
        <NewsletterSignUp source="popup" onDone={() => saveNewsletterCookie(true)} />
      </div>
    </Dialog>
  )
}

export const newsletterPopupType = defineContentType<NewsletterPopupProps>({
  typeIds: ['newsletterPopup'],
  parse: readNewsletterPopup,
  Component: NewsletterPopup
})
