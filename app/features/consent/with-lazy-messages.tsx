import { useMemo, type ComponentType } from 'react'
import { createIntl, RawIntlProvider, useIntl } from '../../intl/intl'
import type { Catalogue } from '../../intl/messages'

/** A component with messages that load with it. English defaults show where they do not come (requirement 1.1). */
export async function withLazyMessages<Props extends object>(
  Component: ComponentType<Props>,
  words: Promise<{ default: Catalogue }>
): Promise<ComponentType<Props>> {
  const messages = await words.then(
    ({ default: catalogue }) => catalogue,
    (): Catalogue => ({})
  )
  return function WithWords(props) {
    const page = useIntl()
    const intl = useMemo(() => createIntl({ ...page, messages }), [page])
    return (
      <RawIntlProvider value={intl}>
        <Component {...props} />
      </RawIntlProvider>
    )
  }
}
