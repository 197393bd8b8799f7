import { Head } from '../page-head/head'
import { useIntl, type MessageDescriptor } from '../intl/intl'
import type { ClosedShop } from '../server/page-request/request-context'
import { useSite } from '../visit/site/site-context'
import { Button } from '../ui/action/button'
import { ReducedHeader } from '../ui/header/reduced-header'
import { Message } from '../ui/status/message'
import { TextInput } from '../ui/form/text-input'
import { ShopHead } from '../page-head/shop-head'
import { LazyMessages } from '../intl/lazy-messages'
import { accessMessages as messages } from './access-messages'

type Problem = ClosedShop['problems']['username']

function AccessForm({ username, problems, wait }: ClosedShop) {
  const { formatMessage } = useIntl()
  const { site, locale } = useSite()
  const explain = (problem: Problem, missing: MessageDescriptor) =>
    problem && formatMessage(problem === 'missing' ? missing : messages.wrong)
  const tooMany = wait && formatMessage(messages.wait, { seconds: wait })
  const errors = {
    username: explain(problems.username, messages.usernameMissing),
    password: explain(problems.password, messages.passwordMissing)
  }
  // Screen readers announce the title of a loaded page first: it contains the error.
  const problem = tooMany ?? errors.username ?? errors.password

  return (
    <>
      <ShopHead />
      <Head>
        <html lang={locale.id} data-closed="" />
        <title>{[problem, formatMessage(messages.title), site.name].filter(Boolean).join(' | ')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ReducedHeader brand={site.tenantId} />
      <main className="wrap wrap-text section grid gap-5">
        <h1 className="heading-1">{formatMessage(messages.title)}</h1>
        <p className="max-w-xl text-lead text-muted">{formatMessage(messages.text)}</p>
        {tooMany && <Message kind="error">{tooMany}</Message>}
        <form method="post" noValidate className="grid w-full max-w-xl gap-5">
          <TextInput
            id="access-username"
            name="username"
            label={formatMessage(messages.username)}
            error={errors.username}
            defaultValue={username}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={256}
          />
          <TextInput
            id="access-password"
            name="password"
            type="password"
            label={formatMessage(messages.password)}
            error={errors.password}
            required
            autoComplete="current-password"
            maxLength={1024}
          />
          <Button type="submit" className="justify-self-start">
            {formatMessage(messages.submit)}
          </Button>
        </form>
      </main>
    </>
  )
}

/**
 * The access form (requirement 1.7), all that a closed shop shows. Rendered on the
 * server only and without scripts: the form posts to the current address.
 */
export const AccessPage = (closed: ClosedShop) => (
  <LazyMessages group="personal">
    <AccessForm {...closed} />
  </LazyMessages>
)
