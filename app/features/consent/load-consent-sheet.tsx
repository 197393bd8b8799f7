import { useMemo, type ComponentType } from 'react'
import { createIntl, RawIntlProvider, useIntl } from '../../intl/intl'
import type { Catalogue } from '../../intl/messages'
import { ConsentSheet, type ConsentSheetProps } from './consent-sheet'

/**
 * The sheet with its messages, which load with it and not with every page. English defaults show where
 * loading fails (requirement 1.1).
 */
export async function loadConsentSheet(localeId: string): Promise<ComponentType<ConsentSheetProps>> {
  const messages = await loadConsentMessages(localeId)
  return function ConsentSheetWithMessages(props) {
    const page = useIntl()
    const intl = useMemo(() => createIntl({ ...page, messages }), [page])
    return (
      <RawIntlProvider value={intl}>
        <ConsentSheet {...props} />
      </RawIntlProvider>
    )
  }
}

const loadConsentMessages = (localeId: string): Promise<Catalogue> =>
  import(
    /* webpackChunkName: "consent-[request]" */ `../../../translations/compiled/consent/${localeId}.json`
  ).then(
    (words: { default: Catalogue }) => words.default,
    () => ({})
  )
