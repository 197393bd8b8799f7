import { useIntl } from '../../../intl/intl'
import { NewsletterSignUp } from '../../../features/newsletter/components/late-forms'
import { newsletterMessages as messages } from '../../../features/newsletter/messages'
import {
  hasNewsletterCookie,
  isSubscribedHere,
  saveNewsletterCookie
} from '../../../features/newsletter/newsletter-cookie'
import { Dialog } from '../../../ui/dialog/dialog'
import { Image } from '../../../ui/image/image'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { ContentProps } from '../../content-type'
import { usePopup } from '../../popup/use-popup'
import type { NewsletterPopupProps } from './read-newsletter-popup'

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
            className="rounded-small"
          />
        )}
        {html && <RichText html={html} />}
        <NewsletterSignUp source="popup" onDone={() => saveNewsletterCookie(true)} />
      </div>
    </Dialog>
  )
}
