import { useEffect, useState } from 'react'
import { tabStore } from '../../../browser/storage'
import { defineMessages, useIntl } from '../../../intl/intl'
import { groundClass, type Ground } from '../../../ui/ground'
import { IconButton } from '../../../ui/action/icon-button'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { readList, readNumber, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'

const messages = defineMessages({
  news: { id: 'banner.news', defaultMessage: 'News' },
  dismiss: { id: 'banner.dismiss', defaultMessage: 'Close news' }
})

/** Requirement 2.4. */
const DEFAULT_DELAY_MS = 5000

/** The shortest delay that leaves time to read, in ms. */
const LEAST_DELAY_MS = 1000

/** The longest delay of a browser's timer, in ms. */
const MOST_DELAY_MS = 2 ** 31 - 1

interface TopNewsBannerProps {
  items: { text: string; link?: { text?: string; to: string } }[]
  delayMs: number
  ground: Ground
}

function readTopNewsBanner(data: Attributes): TopNewsBannerProps | undefined {
  const items = readList(data, 'items').flatMap(item => {
    const text = readText(item, 'text') ?? readText(item, 'headline')
    const to = readText(item, 'link')
    return text ? [{ text, link: to ? { text: readText(item, 'textLink'), to } : undefined }] : []
  })
  if (items.length === 0) return undefined
  const delay = readNumber(data, 'delay') ?? DEFAULT_DELAY_MS
  return {
    items,
    delayMs: Math.min(Math.max(delay, LEAST_DELAY_MS), MOST_DELAY_MS),
    ground: readGround(data, 'backgroundColor') ?? 'primary'
  }
}

const keyOf = (id: string) => `dismissed-news ${id}`

/** For the visit, until the tab is closed: other pages contain the same banner. */
const isDismissedInVisit = (id: string): boolean => tabStore.read(keyOf(id)) !== null

const rememberDismissed = (id: string): void => void tabStore.write(keyOf(id), '1')

/** Rotating news, until dismissed (requirement 2.4). Paused on hover and focus. */
function TopNewsBanner({ attributes, component }: ContentProps<TopNewsBannerProps>) {
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

export const topNewsBannerType = defineContentType<TopNewsBannerProps>({
  typeIds: ['topNewsBanner'],
  parse: readTopNewsBanner,
  Component: TopNewsBanner
})

/** The banner of news: a group of its own, for those pages that have none. */
export const contentTypes = [topNewsBannerType]
