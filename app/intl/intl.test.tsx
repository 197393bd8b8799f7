import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import * as library from 'react-intl'
import type { MessageDescriptor, MessageFormatElement } from 'react-intl'
import type { Catalogue } from './messages'
import * as ours from './intl'
import { KNOWN_KINDS } from './compose-message'

const COMPILED = join(__dirname, '../../translations/compiled')
const catalogues = readdirSync(COMPILED, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name))

type Element = MessageFormatElement & { options?: Record<string, { value: Element[] }>; children?: Element[] }

/** All elements of a message, at any depth. */
const listElements = (message: Element[]): Element[] =>
  message.flatMap(element => [
    element,
    ...listElements(element.children ?? []),
    ...Object.values(element.options ?? {}).flatMap(option => listElements(option.value))
  ])

const NUMBER = 2
const PLURAL = 6
const TAG = 8
/** A message by its id alone, as production has it. */
const by = (id: string): MessageDescriptor => ({ id })
const bold = (parts: unknown) => <b>{parts as string}</b>

/** Locales whose numbers the shop writes as those of another, see `writeNumber`. */
const NUMBERS_AS: Record<string, string> = { 'de-AT': 'de-DE', 'en-AT': 'en-GB', 'en-DE': 'en-GB' }

/** Something for each gap of a message. */
const fill = (message: Element[], count: number) =>
  Object.fromEntries(
    listElements(message).flatMap(element => {
      const { type } = element
      if (!('value' in element) || type === 0) return []
      return [
        [
          element.value,
          type === TAG ? bold : type === PLURAL || type === NUMBER ? count : `${element.value} ${count}`
        ]
      ]
    })
  )

describe.each(catalogues.map(file => [file.slice(COMPILED.length + 1), file]))('%s', (name, file) => {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
  const locale = name.slice(-10, -5)
  const config = { locale, messages }

  it('has only parts that can be composed', () => {
    const kinds = new Set(
      Object.values(messages).flatMap(message => listElements(message as Element[]).map(({ type }) => type))
    )
    expect([...kinds].filter(kind => !KNOWN_KINDS.includes(kind))).toEqual([])
  })

  it('reads as the library writes it, for every message and number', () => {
    const alike = { ...config, locale: NUMBERS_AS[locale] ?? locale }
    const [own, other] = [ours.createIntl(config), library.createIntl(alike)]
    for (const [id, message] of Object.entries(messages))
      for (const count of [0, 1, 2, 1234]) {
        const values = fill(message as Element[], count) as Record<string, string>
        expect([id, own.formatMessage(by(id), values)]).toEqual([id, other.formatMessage(by(id), values)])
      }
  })
})

const messages = {
  hello: [
    { type: 0, value: 'Tee für ' },
    { type: 1, value: 'name' }
  ]
} as unknown as Catalogue
const noted: { code: string; message: string }[] = []
const onError = (error: { code: string; message: string }) => void noted.push(error)
beforeEach(() => void (noted.length = 0))

it('warns of a missing translation and writes the default, or the id', () => {
  const intl = ours.createIntl({ locale: 'de-DE', defaultLocale: 'en-US', messages, onError })
  expect(intl.formatMessage({ id: 'other', defaultMessage: 'Tea' })).toBe('Tea')
  expect(intl.formatMessage(by('none'))).toBe('none')
  expect(noted.map(({ code }) => code)).toEqual(['MISSING_TRANSLATION', 'MISSING_TRANSLATION'])
})

it('throws for a missing value of a message', () => {
  expect(() => ours.createIntl({ locale: 'de-DE', messages }).formatMessage(by('hello'))).toThrow(/name/)
})

it('formats numbers, days and lists as the library does', () => {
  const [own, other] = [ours.createIntl({ locale: 'de-DE' }), library.createIntl({ locale: 'de-DE' })]
  const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  expect(own.formatNumber(3.5, { style: 'unit', unit: 'minute' })).toBe(
    other.formatNumber(3.5, { style: 'unit', unit: 'minute' })
  )
  for (const value of [3.5, 1234.5678, -0.25]) expect(own.formatNumber(value)).toBe(other.formatNumber(value))
  expect(own.formatDate('2026-11-24', day)).toBe(other.formatDate('2026-11-24', day))
  expect(own.formatList(['a', 'b', 'c'], { type: 'unit' })).toBe(
    other.formatList(['a', 'b', 'c'], { type: 'unit' })
  )
})

it('gives components their messages', () => {
  const Greeting = () => <p>{ours.useIntl().formatMessage(by('hello'), { name: 'Anna' })}</p>
  render(
    <ours.RawIntlProvider value={ours.createIntl({ locale: 'de-DE', messages })}>
      <Greeting />
      <ours.FormattedMessage id="hello" values={{ name: 'Jonas' }} />
    </ours.RawIntlProvider>
  )
  expect(screen.getByText('Tee für Anna')).toBeInTheDocument()
  expect(screen.getByText('Tee für Jonas')).toBeInTheDocument()
})

it.each([
  ['GB', 'to the UK'],
  ['FR', 'to France'],
  ['toString', 'to France']
])('chooses the text for %s', (code, expected) => {
  const option = (value: string) => ({ value: [{ type: 0, value }] })
  const destination = [
    {
      type: 5,
      value: 'code',
      options: {
        GB: option('to the UK'),
        other: {
          value: [
            { type: 0, value: 'to ' },
            { type: 1, value: 'country' }
          ]
        }
      }
    }
  ]
  const intl = ours.createIntl({ locale: 'de-DE', messages: { destination } as unknown as Catalogue })
  expect(intl.formatMessage(by('destination'), { code, country: 'France' })).toBe(expected)
})
