import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { isBotCheckRefusal, withBotCheck } from '../../../platform/bot-check'
import { useLocation } from '../../../entry/kit-adapter/router'
import { useIntl, type IntlShape } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { isValidEmail } from '../../../intl/formats/email'
import { findWait } from '../../../platform/http/platform-error'
import { isOrderNo } from '../../../platform/order-return'
import { usePlatform } from '../../../platform/platform-context'
import { ORDER_CODE_MINUTES } from '../../../platform/session/lifetimes'
import { shopperOrders } from '../../../platform/scapi/shopper-orders'
import { Button } from '../../../ui/action/button'
import { CodeInput, codeRules } from '../../../ui/form/code-input'
import { FormFrame } from '../../../ui/form/form-frame'
import { Message } from '../../../ui/status/message'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { ordersMessages } from '../account-messages'
import { findByAccessCode, readAgain } from '../order-query'
import { findOrderMessages as messages } from '../find-order-messages'
import type { Order } from '../order'
import { CancelItems, ReturnItems } from '../returns/change-units-button'
import { CancelOrder } from './cancel-order'
import { WholeOrder } from './order-detail'

/** As the platform writes it, in capitals, whatever was typed. */
const readOrderNo = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** The text of a failure, but for one that the field of the bot check says. */
function describeError(intl: IntlShape, error: unknown): string | undefined {
  if (isBotCheckRefusal(error)) return undefined
  const wait = findWait(error)
  return wait ? describeWait(intl, wait) : intl.formatMessage(messages.failed)
}

interface Known {
  orderNo: string
  email: string
}

/** A guest's way to an order: its number and e-mail address, then the code of a mail (requirement 1.2). */
export function FindOrder({ box }: { box: (content: ReactNode) => ReactNode }) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const [known, setKnown] = useState<Known>()
  const [order, setOrder] = useState<Order>()
  /** Of the mail that has opened it: also what a return is proved by. */
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const orderNo = order?.orderNo
  useEffect(() => {
    if (orderNo) heading.current?.focus()
  }, [orderNo])
  function begin() {
    setOrder(undefined)
    setCode('')
    setKnown(undefined)
  }
  if (order) {
    // When the order cannot be read again, its last state stays on the page; the result is announced all the same.
    const readOnce = () => void readAgain(platform, order).then(setOrder, () => undefined)
    return (
      <div className="grid gap-6">
        <h1 ref={heading} tabIndex={-1} className="heading-1">
          {formatMessage(ordersMessages.title, { orderNo: order.orderNo })}
        </h1>
        <WholeOrder
          order={order}
          actions={
            <div className="flex flex-wrap items-end gap-3">
              <CancelOrder order={order} onCancelled={readOnce} />
              <CancelItems order={order} guest={{ code }} onChanged={readOnce} />
              <ReturnItems order={order} guest={{ code }} onChanged={readOnce} />
            </div>
          }
        />
        <Button kind="secondary" className="justify-self-start" onClick={begin}>
          {formatMessage(messages.again)}
        </Button>
      </div>
    )
  }
  return box(
    known ? (
      <CodeForm
        known={known}
        onFound={(found, typed) => {
          setCode(typed)
          setOrder(found)
        }}
        onAgain={begin}
      />
    ) : (
      <NumberForm onSent={setKnown} />
    )
  )
}

/** The page never reveals whether an order exists; only the mail does. */
function NumberForm({ onSent }: { onSent: (known: Known) => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  // Of a link to this page; whether there is such an order only the mail says.
  const linked = new URLSearchParams(useLocation().search).get('orderNo') ?? ''
  const form = useForm<Known>({
    defaultValues: { orderNo: isOrderNo(readOrderNo(linked)) ? readOrderNo(linked) : '', email: '' },
    shouldFocusError: false
  })
  const { register, formState } = form
  const { errors } = formState
  const botCheck = useBotCheck('order')
  const { run, isBusy, problem } = useSubmit(error => describeError(intl, error))

  const send = (typed: Known) =>
    run(async () => {
      const orderNo = readOrderNo(typed.orderNo)
      const email = typed.email.trim()
      // A program reads what everybody reads: it has nothing to learn from us.
      if (!botCheck.isProgram())
        await botCheck.run(token =>
          platform.family(withBotCheck(shopperOrders, token)).requestOrderAccessCode({ orderNo }, { email })
        )
      onSent({ orderNo, email })
    })

  return (
    <FormFrame
      form={form}
      problem={problem}
      summary={{ id, title: count => formatMessage(messages.errors, { count }) }}
      heading={<p>{formatMessage(messages.text)}</p>}
      onSubmit={send}
    >
      <TextInput
        id={`${id}-orderNo`}
        label={formatMessage(messages.number)}
        hint={formatMessage(messages.numberHint)}
        error={errors.orderNo?.message}
        autoComplete="off"
        spellCheck={false}
        required
        {...register('orderNo', {
          validate: typed => isOrderNo(readOrderNo(typed)) || formatMessage(messages.numberInvalid)
        })}
      />
      <TextInput
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={formatMessage(messages.email)}
        error={errors.email?.message}
        required
        {...register('email', {
          validate: typed => isValidEmail(typed.trim()) || formatMessage(messages.emailInvalid)
        })}
      />
      <BotCheckField {...botCheck.field} />
      <Button type="submit" busy={isBusy} className="sm:justify-self-start">
        {formatMessage(messages.send)}
      </Button>
    </FormFrame>
  )
}

interface CodeFormProps {
  known: Known
  onFound: (order: Order, code: string) => void
  onAgain: () => void
}

function CodeForm({ known, onFound, onAgain }: CodeFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false })
  const { register, setError, formState } = form
  const botCheck = useBotCheck('order')
  const { run, isBusy, problem } = useSubmit(error => describeError(intl, error))

  const open = ({ code }: { code: string }) =>
    run(async () => {
      const proof = { email: known.email, orderViewCode: code }
      // A program reads of a wrong code: there is no order to show.
      const order = botCheck.isProgram()
        ? null
        : await botCheck.run(token => findByAccessCode(platform, known.orderNo, { ...proof, token }))
      if (order) return onFound(order, code)
      setError('code', { message: formatMessage(messages.codeWrong) })
    })

  return (
    <FormFrame
      form={form}
      problem={problem}
      summary={{ id, title: count => formatMessage(messages.errors, { count }) }}
      heading={
        <Message kind="success" answer>
          {formatMessage(messages.sent, { orderNo: known.orderNo, minutes: ORDER_CODE_MINUTES })}
        </Message>
      }
      onSubmit={open}
    >
      <CodeInput
        id={`${id}-code`}
        label={formatMessage(messages.code)}
        error={formState.errors.code?.message}
        {...register('code', codeRules(formatMessage(messages.codeInvalid), 6))}
      />
      <BotCheckField {...botCheck.field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.show)}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onAgain}>
          {formatMessage(messages.again)}
        </Button>
      </div>
    </FormFrame>
  )
}
