import { useEffect, useMemo, useState, type ComponentProps } from 'react'
import { Helmet } from 'react-helmet'
import { createIntl, RawIntlProvider, useIntl } from 'react-intl'
import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import type { Catalogue } from '../intl/messages'
import { findPageWords, loadPageWords, WORD_GROUPS, type WordGroup } from '../intl/page-words'
import type { PageComponent } from './create-page'
import { PageLoading } from './page-loading'

const MARK = 'data-words'

/** A page whose words are not among those of every page; they are loaded in parallel with it. */
export function withWords(group: WordGroup, Page: PageComponent): PageComponent {
  function PageInWords(props: ComponentProps<PageComponent>) {
    const page = useIntl()
    const words = useWords(group, page.locale)
    const intl = useMemo(
      () => words && createIntl({ ...page, messages: { ...(page.messages as Catalogue), ...words } }),
      [page, words]
    )
    return (
      <>
        <Helmet>
          <link
            rel="preload"
            as="script"
            href={getAssetUrl(`${group}-${page.locale}-json.js`)}
            {...{ [MARK]: group }}
          />
        </Helmet>
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
  PageInWords.loader = Page.loader
  return PageInWords as PageComponent
}

/** The server and a first page have them from the start; after a navigation they are waited for. */
function useWords(group: WordGroup, localeId: string): Catalogue | undefined {
  const [words, setWords] = useState(() => findPageWords(group, localeId))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let hasLeft = false
    loadPageWords(group, localeId).then(
      loaded => {
        if (!hasLeft) setWords(loaded)
      },
      (error: unknown) => {
        if (!hasLeft) setFailure(error)
      }
    )
    return () => {
      hasLeft = true
    }
  }, [group, localeId])
  // The page's boundary offers to load it again.
  if (failure && !words) throw failure
  return words
}

/** The groups that the server's page has used: they must be loaded before hydration. */
export const readWordGroups = (): WordGroup[] =>
  WORD_GROUPS.filter(group => document.querySelector(`link[${MARK}="${group}"]`))
