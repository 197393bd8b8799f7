import type { ComponentType, ReactNode } from 'react'
import { loadable } from '../../entry/kit-adapter/loadable'
import { useIntl } from '../../intl/intl'
import { useNear } from '../../lazy-loading/use-near'
import { Skeleton } from '../../ui/status/skeleton'
import { newsletterMessages as messages } from './messages'
import type { NewsletterFormProps } from './newsletter-form'

const loadForms = () => import(/* webpackChunkName: "newsletter-forms" */ './newsletter-forms')

const waiting = <Skeleton className="h-11 w-full" />
const SignUp = loadable(loadForms, {
  ssr: false,
  fallback: waiting,
  resolveComponent: ({ NewsletterForm }): ComponentType<NewsletterFormProps> => NewsletterForm
})
const Leave = loadable(loadForms, {
  ssr: false,
  fallback: waiting,
  resolveComponent: ({ UnsubscribeForm }): ComponentType => UnsubscribeForm
})

/** The sign-up; its code comes when it is near the window, because few visitors get there. */
export function NewsletterSignUp(props: NewsletterFormProps) {
  return (
    <WhenNear className={`newsletter-place newsletter-place-${props.withNames ? 'long' : 'short'}`}>
      {() => <SignUp {...props} />}
    </WhenNear>
  )
}

/** The way out of the newsletter; it is loaded like the sign-up. */
export function NewsletterLeave() {
  return <WhenNear className="newsletter-place">{() => <Leave />}</WhenNear>
}

/** Holds the place of a form until it is there. */
function WhenNear({ className, children }: { className: string; children: () => ReactNode }) {
  const { formatMessage } = useIntl()
  const [ref, isNear] = useNear<HTMLDivElement>()
  return (
    <div ref={ref} className={className}>
      {isNear ? children() : waiting}
      <noscript>
        <p>{formatMessage(messages.noScript)}</p>
      </noscript>
    </div>
  )
}
