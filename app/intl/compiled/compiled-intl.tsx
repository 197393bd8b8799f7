import { Children, cloneElement, createContext, isValidElement, useContext, type ReactNode } from 'react'
import type { IntlCache, IntlConfig, IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl'
import { writeNumber } from '../write-number'
import { composeMessage, type MessageValues } from './compose-message'

/**
 * In place of `react-intl` in what is built for production: what the shop uses of it, for messages that are compiled.
 * The library asks the browser which locales it knows before it writes the first word; that alone takes Chromium
 * 30 ms of a desktop's processor, and the library weighs 12 kB of every first view. On the server it looks up each
 * text with a value by all its settings as JSON. A test compares what both write.
 */
export function createIntl(config: Partial<IntlConfig>): IntlShape {
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

/** The shop makes one for each locale, so there is nothing to share. */
export const createIntlCache = (): IntlCache => ({}) as IntlCache

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

/** What a function wraps gets keys, so that it can be put into an element as it is. */
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
  if (!intl) throw new Error('There is no intl provider around')
  return intl
}

export function FormattedMessage({ values, ...descriptor }: MessageDescriptor & { values?: MessageValues }) {
  return <>{useIntl().formatMessage(descriptor, values as never)}</>
}

export const defineMessages = <Descriptors,>(descriptors: Descriptors): Descriptors => descriptors
