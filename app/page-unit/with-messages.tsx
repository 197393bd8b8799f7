import type { ComponentProps } from 'react'
import { getAssetUrl } from '../entry/kit-adapter/asset-url'
import { Head } from '../page-head/head'
import { RawIntlProvider, useIntl } from '../intl/intl'
import { nameCode } from '../lazy-loading/name-code'
import { useLazyIntl } from '../intl/lazy-messages'
import { MESSAGE_GROUPS, type MessageGroup } from '../intl/message-groups'
import { type PageComponent, PageLoading } from './create-page'

const MARK = 'data-messages'

/** A page with lazy messages, which load in parallel with it. */
export function withMessages(group: MessageGroup, Page: PageComponent): PageComponent {
  function PageWithMessages(props: ComponentProps<PageComponent>) {
    const { locale } = useIntl()
    const intl = useLazyIntl(group)
    return (
      <>
        <Head>
          <meta {...nameCode(getAssetUrl(`${group}-${locale}-json.js`))} {...{ [MARK]: group }} />
        </Head>
        {intl ? (
          <RawIntlProvider value={intl}>
            <Page {...props} />
          </RawIntlProvider>
        ) : (
          <PageLoading />
        )}
      </>
    )
  }
  PageWithMessages.loader = Page.loader
  return PageWithMessages as PageComponent
}

/** The groups that the server's page has used: they must be loaded before hydration. */
export const readMessageGroups = (): MessageGroup[] =>
  MESSAGE_GROUPS.filter(group => document.querySelector(`meta[${MARK}="${group}"]`))
