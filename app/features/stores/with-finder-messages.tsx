import { useMemo, type ComponentType } from 'react'
import { createIntl, RawIntlProvider, useIntl } from '../../intl/intl'
import type { Catalogue } from '../../intl/messages'
import { loadMessageGroup } from '../../intl/message-groups'

/**
 * A component with the finder's messages, which are not loaded with every page. English defaults are shown
 * where loading fails (requirement 1.1).
 */
export async function withFinderMessages<Props extends object>(
  Component: ComponentType<Props>,
  localeId: string
): Promise<ComponentType<Props>> {
  const words = await loadMessageGroup('personal', localeId).catch((): Catalogue => ({}))
  return function WithFinderMessages(props: Props) {
    const page = useIntl()
    const intl = useMemo(
      () => createIntl({ ...page, messages: { ...(page.messages as Catalogue), ...words } }),
      [page]
    )
    return (
      <RawIntlProvider value={intl}>
        <Component {...props} />
      </RawIntlProvider>
    )
  }
}
