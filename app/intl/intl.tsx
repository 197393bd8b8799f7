import { Children, cloneElement, createContext, isValidElement, useContext, type ReactNode } from 'react'
import type { IntlShape as LibraryShape, MessageDescriptor, MessageFormatElement } from 'react-intl'
import { composeMessage, type MessageValues } from './compose-message'
import { writeNumber } from './write-number'

export type { MessageDescriptor, MessageFormatElement }

/** The part of `react-intl`'s formatter that the shop uses. */
export type IntlShape = Pick<
  LibraryShape,
  | 'locale'
  | 'defaultLocale'
  | 'messages'
  | 'onError'
  | 'formatMessage'
  | 'formatNumber'
  | 'formatDate'
  | 'formatList'
>

type IntlConfig = Partial<Pick<IntlShape, 'locale' | 'defaultLocale' | 'messages' | 'onError'>>

/**
 * The formatter of a locale, with the signatures of `react-intl`, for compiled messages only. Default messages are
 * compiled by the build, too; one with a placeholder that is not compiled stays as it is written.
 *
 * Own code because of its price: `react-intl` adds 12 kB to each first view and takes Chromium 30 ms of a desktop's
 * processor, since it asks `Intl` for all its locales before the first text. A test compares the texts of both.
 *
 * @throws Error while formatting a message whose value is missing, and for a missing translation unless `onError`
 * takes it.
 */
export function createIntl(config: IntlConfig): IntlShape {
  const { locale = 'en', defaultLocale = 'en', messages = {}, onError = throwError } = config
  const formatMessage = (descriptor: MessageDescriptor, given?: MessageValues): unknown => {
    const id = String(descriptor.id)
    const known = Object.hasOwn(messages, id) ? (messages as Messages)[id] : undefined
    if (!known && (!descriptor.defaultMessage || locale !== defaultLocale))
      onError(Object.assign(new Error(describeMissing(id, locale)), { code: 'MISSING_TRANSLATION' }) as never)
    const message = known ?? (descriptor.defaultMessage as Message | undefined) ?? id
    if (typeof message === 'string') return message
    const values = given ? Object.fromEntries(Object.entries(given).map(keepKeys)) : {}
    const composed = composeMessage(message, known ? locale : defaultLocale, values)
    return Array.isArray(composed) ? giveKeys(composed) : composed
  }
  const intl = {
    locale,
    defaultLocale,
    messages,
    onError,
    formatMessage,
    formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
      options ? findFormatter(Intl.NumberFormat, locale, options).format(value) : writeNumber(locale, value),
    formatDate: (value: Date | number | string, options?: Intl.DateTimeFormatOptions) =>
      findFormatter(Intl.DateTimeFormat, locale, options).format(
        typeof value === 'string' ? new Date(value) : value
      ),
    formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
      findFormatter(Intl.ListFormat, locale, options).format(values)
  }
  return intl as unknown as IntlShape
}

type Message = string | MessageFormatElement[]
type Messages = Record<string, Message>

const throwError = (error: unknown) => {
  throw error
}
const describeMissing = (id: string, locale: string) =>
  `Missing message: "${id}" for locale "${locale}", using the default message or its id.`

const formatters = new Map<string, unknown>()

/** Formatters cost more to make than to use. */
function findFormatter<Formatter, Options>(
  Kind: new (locale: string, options?: Options) => Formatter,
  locale: string,
  options: Options | undefined
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known as Formatter
  const formatter = new Kind(locale, options)
  formatters.set(key, formatter)
  return formatter
}

const giveKeys = (parts: unknown[]): ReactNode[] =>
  Children.map(parts as ReactNode[], (part, key) =>
    isValidElement(part) ? cloneElement(part, { key }) : part
  ) ?? []

/** Wrapped content gets keys, so that it can be a list of children. */
const keepKeys = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value === 'function' ? (parts: unknown[]): unknown => value(giveKeys(parts)) : value
]

const IntlContext = createContext<IntlShape | undefined>(undefined)

export const RawIntlProvider = ({ value, children }: { value: IntlShape; children?: ReactNode }) => (
  <IntlContext.Provider value={value}>{children}</IntlContext.Provider>
)

/** @throws Error outside of a provider. */
export function useIntl(): IntlShape {
  const intl = useContext(IntlContext)
  if (!intl) throw new Error('No IntlProvider')
  return intl
}

export function FormattedMessage({ values, ...descriptor }: MessageDescriptor & { values?: MessageValues }) {
  return <>{useIntl().formatMessage(descriptor, values as never)}</>
}

export const defineMessages = <Descriptors,>(descriptors: Descriptors): Descriptors => descriptors
