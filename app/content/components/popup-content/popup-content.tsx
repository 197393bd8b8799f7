import { useIntl } from '../../../intl/intl'
import { ButtonLink } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Image } from '../../../ui/image/image'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { ContentProps } from '../../content-type'
import { usePopup } from '../../popup/use-popup'
import { popupMessages as messages } from './messages'
import { isPopupSeen, savePopupSeen } from './popup-cookie'
import type { PopupContentProps } from './read-popup-content'

/** A dialog with picture, headline, text and button (requirement 2.4). */
export function PopupContent({ attributes, component }: ContentProps<PopupContentProps>) {
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
          <Image {...image} widths="tile" sizes="(min-width: 40rem) 30rem, 90vw" className="rounded-small" />
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
