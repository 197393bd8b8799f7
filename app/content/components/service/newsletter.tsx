import { useIntl } from '../../../intl/intl'
import type { Ground } from '../../../ui/ground'
import { groundClass } from '../../../ui/ground'
import { NewsletterSignUp } from '../../../features/newsletter/late-forms'
import { newsletterMessages } from '../../../features/newsletter/messages'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readChoice, readHtml, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface NewsletterProps {
  headline?: string
  html?: CleanHtml
  ground: Ground
}

/** Light, dark or default (requirement 11.1). */
const GROUNDS = { light: 'tint', dark: 'primary', default: 'surface' } as const

/** The editor's text beside the form; a form needs one, so the default is the shop's. */
function Newsletter({ attributes: { headline, html, ground } }: ContentProps<NewsletterProps>) {
  const { formatMessage } = useIntl()
  const title = headline ?? (html ? undefined : formatMessage(newsletterMessages.headline))
  return (
    <section className={`section ${groundClass(ground)}`}>
      <div className="wrap grid gap-x-[clamp(32px,6vw,96px)] gap-y-6 lg:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-4">
          {title && <h2 className="heading-2">{title}</h2>}
          {html && <RichText html={html} className="text-muted" />}
        </div>
        <NewsletterSignUp source="form" withNames />
      </div>
    </section>
  )
}

export const newsletterType = defineContentType<NewsletterProps>({
  typeIds: ['newsletter'],
  parse: data => ({
    headline: readText(data, 'headline'),
    html: readHtml(data, 'text'),
    ground: GROUNDS[readChoice(data, 'mode', ['light', 'dark', 'default']) ?? 'default']
  }),
  Component: Newsletter
})
