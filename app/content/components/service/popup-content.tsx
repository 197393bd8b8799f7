import Cookies from 'js-cookie'
import { writeCookie } from '../../../browser/cookies'
import { defineMessages, useIntl } from '../../../intl/intl'
import { ButtonLink } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Image } from '../../../ui/media/image'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import {
  readHtml,
  readNumber,
  readPicture,
  readText,
  type Attributes,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { namePopup, parseOpenDelay, usePopup } from '../../popup'

const messages = defineMessages({
  close: { id: 'popup.close', defaultMessage: 'Close' }
})

/** Each popup has its own cookie, so that another campaign can have its own popup. */
const nameCookie = (id: string) => `popupContent-${id.replace(/[^\w-]+/g, '_')}`

/** Whether this popup has been closed or followed within a year. */
const isPopupSeen = (id: string): boolean => Cookies.get(nameCookie(id)) !== undefined

export const savePopupSeen = (id: string): void => writeCookie(nameCookie(id), 'true')

/** Popup widget (requirement 2.4). */
interface PopupContentProps {
  /** The dialog's accessible name; invisible where the editor wrote no headline. */
  name: string
  hasHeadline: boolean
  description?: CleanHtml
  image?: { src: string; alt: string; width: number; height: number }
  button?: ContentButton
  openDelay?: number
}

function readSizedPicture(data: Attributes): PopupContentProps['image'] {
  const picture = readPicture(data, 'image')
  if (!picture) return undefined
  const size = (typeof data.image === 'object' ? data.image : {}) as Attributes
  const [width, height] = ['width', 'height'].map(name => readNumber(size, name))
  const isSized = width && height && width > 0 && height > 0
  return {
    src: picture.src,
    alt: readText(data, 'imageAlt') ?? picture.alt,
    ...(isSized ? { width, height } : { width: 4, height: 3 })
  }
}

function readPopupContent(data: Attributes): PopupContentProps | undefined {
  const headline = readText(data, 'headline')
  const description = readHtml(data, 'description')
  const image = readSizedPicture(data)
  const button = readButton(data, ['buttonTitle', 'link'])
  const name = namePopup(headline, { image, button, html: description })
  if (name === undefined) return undefined
  return {
    name,
    hasHeadline: headline !== undefined,
    description,
    image,
    button,
    openDelay: parseOpenDelay(data)
  }
}

/** A dialog with picture, headline, text and button (requirement 2.4). */
function PopupContent({ attributes, component }: ContentProps<PopupContentProps>) {
  const { name, hasHeadline, description, image, button, openDelay } = attributes
  const { formatMessage } = useIntl()
  const { isOpen, close } = usePopup({
    hash: '#popupContent',
    openDelay,
    isRemembered: () => isPopupSeen(component.id)
  })

  function leave() {
    savePopupSeen(component.id)
    close()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={hasHeadline ? name : <span className="sr-only">{name}</span>}
      closeLabel={formatMessage(messages.close)}
    >
      <div className="grid gap-5">
        {image && (
          <Image {...image} widths="tile" sizes="(min-width: 40rem) 30rem, 90vw" className="corners-small" />
        )}
        {description && <RichText html={description} />}
        {button && (
          <ButtonLink to={button.link} wide onClick={leave}>
            {button.text}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

export const popupContentType = defineContentType<PopupContentProps>({
  typeIds: ['popupContent', 'popupContentWidget'],
  parse: readPopupContent,
  Component: PopupContent
})

export const contentTypes = [popupContentType]
