import { useId, useState, type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react'
import { loadable } from '../../entry/kit-adapter/loadable'
import { useIntl, defineMessages } from '../../intl/intl'
import type { Catalogue } from '../../intl/messages'
import { PAUSES_MS } from '../../lazy-loading/try-again'
import {
  ALL_CONSENTS,
  listConsentServices,
  ONLY_REQUIRED,
  readConsents,
  saveConsents,
  type Consents
} from '../../visit/consent/consent'
import { forgetRefused } from '../../visit/consent/forget-refused'
import { paths } from '../../visit/addresses/paths'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/action/link'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { Skeleton } from '../../ui/status/skeleton'
import { withLazyMessages } from './with-lazy-messages'

const messages = defineMessages({
  title: { id: 'consent.title', defaultMessage: 'Your cookie settings' },
  intro: {
    id: 'consent.intro',
    defaultMessage:
      'Some cookies are needed for the shop to work. We use others only if you agree; data about your visit then also goes to {providers}. You can change your choice at any time under “Cookies” at the foot of any page.'
  },
  settings: { id: 'consent.settings', defaultMessage: 'Settings' },
  save: { id: 'consent.save', defaultMessage: 'Save selection' },
  reject: { id: 'consent.reject', defaultMessage: 'Reject all' },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all' },
  close: { id: 'consent.close', defaultMessage: 'Close' },
  privacy: { id: 'consent.privacy', defaultMessage: 'Privacy policy' },
  imprint: { id: 'consent.imprint', defaultMessage: 'Legal notice' }
})

const loadCategories = async () => {
  const { loadConsentCategories } = await import(
    /* webpackChunkName: "consent-categories" */ './load-consent-categories'
  )
  return loadConsentCategories(document.documentElement.lang)
}
const ConsentCategories = loadable(loadCategories, {
  pausesMs: PAUSES_MS,
  fallback: <Skeleton className="h-48 w-full" />
})

/**
 * Leads the focus into a sheet that has just opened, so that keyboard and screen reader are
 * there; only where nothing else is in use, unless the shopper has asked for it. Afterwards it
 * goes back to where it came from.
 */
function useSheetFocus(isAsked: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const isFree = opener === null || opener === document.body
    if (isAsked || isFree) ref.current?.focus({ preventScroll: true })
    return () => {
      if (isAsked && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isAsked])
  return ref
}

/** The companies that receive data once the shopper agrees. */
const listRecipients = () =>
  new Set(
    listConsentServices().flatMap(({ category, provider }) =>
      category === 'required' || !provider ? [] : [provider]
    )
  )

interface ConsentSheetProps {
  /** The shopper has asked for the settings: they are open, and focus goes there. */
  isAsked: boolean
  /** Nothing has to be chosen: it can be closed. */
  mayLeave: boolean
  onClose: () => void
}

/**
 * The cookie modal (requirement 12.1). It lies over the foot of the window and leaves the page
 * to be read and used. Every answer has the same weight, and nothing is ticked beforehand.
 */
export function ConsentSheet({ isAsked, mayLeave, onClose }: ConsentSheetProps) {
  const { formatMessage, formatList } = useIntl()
  const titleId = useId()
  const ref = useSheetFocus(isAsked)
  const [hasDetails, setHasDetails] = useState(isAsked)
  const [selection, setSelection] = useState<Consents>(readConsents)

  function decide(consents: Consents) {
    saveConsents(consents)
    forgetRefused()
    onClose()
  }
  function showDetails() {
    setHasDetails(true)
    // The button disappears, and the details come before the answers.
    ref.current?.focus()
  }
  function leave({ key }: KeyboardEvent) {
    if (key === 'Escape' && mayLeave) onClose()
  }

  return (
    // Escape is for the whole sheet; everything else in it has handlers of its own.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={hasDetails ? 'consent consent-open' : 'consent'}
      onKeyDown={leave}
    >
      <div className="consent-body">
        <div className="consent-head">
          <h2 id={titleId} className="heading-4">
            {formatMessage(messages.title)}
          </h2>
          {mayLeave && (
            <IconButton
              label={formatMessage(messages.close)}
              icon={<Icon name="close" />}
              className="-my-2 -me-2.5"
              onClick={onClose}
            />
          )}
        </div>
        <p className="text-sm">
          {formatMessage(messages.intro, { providers: formatList(listRecipients()) })}
        </p>
        {hasDetails && (
          <PartBoundary name="consent settings">
            <ConsentCategories selection={selection} onChange={setSelection} />
          </PartBoundary>
        )}
        <p className="consent-links">
          <Link to={paths.privacy} className="link">
            {formatMessage(messages.privacy)}
          </Link>
          <Link to={paths.imprint} className="link">
            {formatMessage(messages.imprint)}
          </Link>
        </p>
      </div>
      <div className="consent-actions">
        <Button kind="secondary" small onClick={() => decide(ONLY_REQUIRED)}>
          {formatMessage(messages.reject)}
        </Button>
        <Button kind="secondary" small onClick={() => decide(ALL_CONSENTS)}>
          {formatMessage(messages.accept)}
        </Button>
        {hasDetails ? (
          <Button key="save" kind="secondary" small onClick={() => decide(selection)}>
            {formatMessage(messages.save)}
          </Button>
        ) : (
          <Button key="settings" kind="quiet" small onClick={showDetails}>
            {formatMessage(messages.settings)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The sheet with its messages, which load with it and not with every page. */
export const loadConsentSheet = (localeId: string): Promise<ComponentType<ConsentSheetProps>> =>
  withLazyMessages(
    ConsentSheet,
    import(
      /* webpackChunkName: "consent-[request]" */ `../../../translations/compiled/consent/${localeId}.json`
    ) as Promise<{ default: Catalogue }>
  )
