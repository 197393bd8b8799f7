import { Head } from '../page-head/head'
import { defineMessages, useIntl } from '../intl/intl'
import { ContentChunks } from '../content/page/content-chunks'
import { RegionComponents } from '../content/page/content-components'
import { findRegion } from '../content/page/content-page'
import { useContentPage } from '../content/content-page-query'
import { ADDRESSES } from '../visit/addresses/address-table'
import { findContentPageId } from '../visit/addresses/find-address'
import { paths } from '../visit/addresses/paths'
import { useSite } from '../visit/site/site-context'
import { ButtonLink } from '../ui/action/button'
import { EmptyState } from '../ui/status/empty-state'

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'This page does not exist' },
  text: {
    id: 'notFound.text',
    defaultMessage:
      'The address may be out of date, or a letter got lost on the way. You can carry on from here.'
  },
  home: { id: 'notFound.home', defaultMessage: 'Go to the home page' },
  shop: { id: 'notFound.shop', defaultMessage: 'View all products' }
})

/** Shown in place of a page that does not exist: our own text, then what merchandisers add. */
export function NotFoundSection() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const page = useContentPage(findContentPageId(paths.notFound))
  return (
    <>
      <Head>
        <title>{`${formatMessage(messages.title)} | ${site.name}`}</title>
        <meta name="robots" content={ADDRESSES.notFound.robots} />
      </Head>
      {/* The layout knows the address that was asked for, not that this page replaces it. */}
      <ContentChunks page={page} />
      <div className="wrap section section-alone">
        <EmptyState
          icon="cup"
          headingLevel={1}
          title={formatMessage(messages.title)}
          text={formatMessage(messages.text)}
          action={
            <>
              <ButtonLink to={paths.home}>{formatMessage(messages.home)}</ButtonLink>
              <ButtonLink to={paths.shop} kind="secondary">
                {formatMessage(messages.shop)}
              </ButtonLink>
            </>
          }
        />
      </div>
      {page.found && <RegionComponents region={findRegion(page, 'content')} />}
    </>
  )
}
