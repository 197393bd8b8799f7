import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { tabStore } from '../../../browser/storage'
import { groundClass } from '../../../ui/brand/ground'
import { IconButton } from '../../../ui/button/icon-button'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import type { ContentProps } from '../../content-type'
import { bannerMessages as messages } from '../top-info-banner/messages'
import type { TopNewsBannerProps } from './read-top-news-banner'

const keyOf = (id: string) => `dismissed-news ${id}`

/** For the visit, until the tab is closed: other pages contain the same banner. */
const isDismissedInVisit = (id: string): boolean => tabStore.read(keyOf(id)) !== null

const rememberDismissed = (id: string): void => void tabStore.write(keyOf(id), '1')

/** Rotating news, until dismissed (requirement 2.4). Paused on hover and focus. */
export function TopNewsBanner({ attributes, component }: ContentProps<TopNewsBannerProps>) {
  const { items, delayMs, ground } = attributes
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const isTurning = items.length > 1 && !isHeld && !isDismissed

  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => setShown(index => (index + 1) % items.length), delayMs)
    return () => clearInterval(timer)
  }, [isTurning, items.length, delayMs])

  useEffect(() => {
    if (isDismissedInVisit(component.id)) setDismissed(true)
  }, [component.id])

  if (isDismissed) return null
  return (
    <section
      aria-label={formatMessage(messages.news)}
      data-banner="line"
      className={`top-banner ${groundClass(ground)}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="wrap top-news">
        <ul role="list" className="top-news-items">
          {items.map(({ text, link }, index) => (
            <li key={index} data-shown={index === shown % items.length || undefined}>
              {link && !link.text ? (
                <Link to={link.to} className="link-plain inline-block py-1.5">
                  {text}
                </Link>
              ) : (
                <span>{text}</span>
              )}
              {link?.text && (
                <>
                  {' '}
                  <Link to={link.to} className="link inline-block py-1.5">
                    {link.text}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
        <IconButton
          label={formatMessage(messages.dismiss)}
          icon={<Icon name="close" small />}
          onClick={() => {
            rememberDismissed(component.id)
            setDismissed(true)
          }}
        />
      </div>
    </section>
  )
}
