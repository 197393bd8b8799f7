import { useIntl } from '../../../intl/intl'
import { NewsletterLeave } from '../../../features/newsletter/late-forms'
import { newsletterMessages } from '../../../features/newsletter/messages'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readHtml, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface UnsubscribeProps {
  headline?: string
  html?: CleanHtml
}

function Unsubscribe({ attributes: { headline, html }, first }: ContentProps<UnsubscribeProps>) {
  const { formatMessage } = useIntl()
  const Heading = first === 'page' ? 'h1' : 'h2'
  return (
    <section className="section">
      <div className="wrap">
        <div className="grid max-w-[34rem] gap-5">
          <Heading className={first === 'page' ? 'heading-1' : 'heading-2'}>
            {headline ?? formatMessage(newsletterMessages.unsubscribeHeadline)}
          </Heading>
          {html && <RichText html={html} />}
          <NewsletterLeave />
        </div>
      </div>
    </section>
  )
}

export const unsubscribeFormType = defineContentType<UnsubscribeProps>({
  typeIds: ['unsubscribeForm'],
  parse: data => ({ headline: readText(data, 'headline'), html: readHtml(data, 'text') }),
  Component: Unsubscribe,
  headsPage: () => true
})
