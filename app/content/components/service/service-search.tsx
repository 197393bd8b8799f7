import { useId, useMemo, useRef, useState } from 'react'
import { useLocation } from '../../../entry/kit-adapter/router'
import { defineMessages, useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Accordion } from '../../../ui/frame/disclosure'
import { GetForm } from '../../../ui/form/get-form'
import { useServedValue } from '../../../ui/form/use-served-value'
import { RichText } from '../../../ui/rich-text/rich-text'
import { TextInput } from '../../../ui/form/text-input'
import { findContentPageId } from '../../../visit/addresses/find-address'
import { paths } from '../../../visit/addresses/paths'
import { useSite } from '../../../visit/site/site-context'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { useContentPage } from '../../content-page-query'
import { readPlainText } from '../../../ui/rich-text/clean-html'
import type { ContentPage } from '../../page/content-page'
import { listAnswers, type Answer } from '../../page/list-answers'

/** Shorter queries match too much; the shop's search has the same rule (requirement 5.1). */
const MIN_CHARACTERS = 3

/** Every question of a page's accordions, at any depth, each once. */
export function listPageAnswers(page: Pick<ContentPage, 'regions'>): Answer[] {
  const found = page.regions.flatMap(region => region.components).flatMap(listAnswers)
  return [...new Map(found.map(answer => [answer.question, answer])).values()]
}

/**
 * The answers that contain every word of a query, those with the words in the question first; undefined for too short a
 * query.
 */
export function findAnswers(answers: readonly Answer[], query: string): Answer[] | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (query.trim().length < MIN_CHARACTERS) return undefined
  const holds = (text: string) => words.every(word => text.includes(word))
  const inQuestion = answers.filter(({ question }) => holds(fold(question)))
  const inAnswer = answers.filter(
    entry => !inQuestion.includes(entry) && holds(fold(`${entry.question} ${readPlainText(entry.answer)}`))
  )
  return [...inQuestion, ...inAnswer]
}

/** Ignores case and accents. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')

const messages = defineMessages({
  search: { id: 'service.search', defaultMessage: 'Search our answers' },
  searchHint: { id: 'service.searchHint', defaultMessage: 'One word of 3 characters or more is enough' },
  submit: { id: 'service.submit', defaultMessage: 'Search' },
  found: {
    id: 'service.found',
    defaultMessage: '{count, plural, =0 {No results found} one {# answer found} other {# answers found}}'
  }
})

interface ServiceSearchProps {
  headline?: string
  text?: string
  placeholder?: string
}

/** Searches the answers on this page; without scripts it is the shop's own search. */
function ServiceSearch({ attributes, first }: ContentProps<ServiceSearchProps>) {
  const { headline, text, placeholder } = attributes
  const { formatMessage } = useIntl()
  const { pathOf } = useSite()
  const page = useContentPage(findContentPageId(pathOf(useLocation().pathname)))
  const answers = useMemo(() => listPageAnswers(page), [page])
  const [query, setQuery] = useState('')
  const found = findAnswers(answers, query)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useServedValue(field, query, setQuery)
  const Heading = first === 'page' ? 'h1' : 'h2'
  return (
    <section className="pt-(--section)">
      <div className="wrap grid gap-6">
        {(headline ?? text) && (
          <div className="grid gap-2">
            {headline && (
              <Heading className={first === 'page' ? 'heading-1' : 'heading-2'}>{headline}</Heading>
            )}
            {text && <p className="max-w-[38em] text-muted">{text}</p>}
          </div>
        )}
        <GetForm
          role="search"
          aria-label={formatMessage(messages.search)}
          action={paths.searchResults}
          className="grid max-w-[44rem] gap-3"
          onSubmit={event => event.preventDefault()}
        >
          <TextInput
            ref={field}
            id={`${id}-query`}
            type="search"
            name="q"
            autoComplete="off"
            label={formatMessage(messages.search)}
            hint={formatMessage(messages.searchHint)}
            placeholder={placeholder}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <noscript>
            <Button type="submit">{formatMessage(messages.submit)}</Button>
          </noscript>
        </GetForm>
        <p role="status" className={found ? 'text-sm text-muted' : 'sr-only'}>
          {found && formatMessage(messages.found, { count: found.length })}
        </p>
        {found && found.length > 0 && (
          <div className="reading-block">
            <Accordion
              items={found.map(entry => ({
                id: entry.id,
                headline: entry.question,
                content: <RichText html={entry.answer} />
              }))}
            />
          </div>
        )}
      </div>
    </section>
  )
}

export const serviceSearchType = defineContentType<ServiceSearchProps>({
  typeIds: ['serviceSearch'],
  parse: data => {
    const [headline, text, placeholder] = ['headline', 'text', 'placeholder'].map(name =>
      readText(data, name)
    )
    return { headline, text, placeholder }
  },
  Component: ServiceSearch,
  headsPage: ({ headline }) => headline !== undefined
})
