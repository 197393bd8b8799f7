import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { codeMessages } from '../login/code-messages'
import { describeLoginError } from '../login/describe-login-error'
import type { PendingCode } from '../login/pending-code'
import { registrationMessages } from '../login/registration-messages'
import { useRequestCode } from '../login/use-request-code'
import { useSite } from '../../../visit/site/site-context'
import { readNewcomer, type GuestOrder } from '../model/guest-order'
import { guestOrderMessages as messages } from './messages'
import { linkToAddedOrder } from './added-order'
import { PrivacyCheckbox } from './privacy-checkbox'

interface OrderCodeRequestProps {
  order: GuestOrder
  /** Their address is all that has to be confirmed. */
  isCustomer?: boolean
  keepsAddress?: boolean
  onKeepsAddress?: (keeps: boolean) => void
  onAsked: (pending: PendingCode) => void
}

/** Has a code sent to an order's address. */
export function OrderCodeRequest(props: OrderCodeRequestProps) {
  const { order, isCustomer = false, keepsAddress, onKeepsAddress, onAsked } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const { href } = useSite()
  const { requestCode, botCheck } = useRequestCode(
    isCustomer ? undefined : readNewcomer(order),
    href(linkToAddedOrder(order.orderNo))
  )
  const form = useForm({ defaultValues: { dataProtection: isCustomer } })
  const { register, formState } = form
  const { run, isBusy, problem } = useSubmit(error => describeLoginError(intl, error))
  return (
    <FormFrame
      form={form}
      problem={problem}
      onSubmit={() => run(async () => onAsked(await requestCode(order.email)))}
    >
      {!isCustomer && (
        <>
          <p className="text-muted">{formatMessage(messages.text, { email: order.email })}</p>
          <Checkbox
            id={`${id}-keepsAddress`}
            checked={keepsAddress}
            onChange={event => onKeepsAddress?.(event.target.checked)}
            label={formatMessage(messages.keepsAddress)}
          />
          <PrivacyCheckbox
            id={`${id}-dataProtection`}
            error={formState.errors.dataProtection?.message}
            {...register('dataProtection', {
              required: formatMessage(registrationMessages.dataProtectionRequired)
            })}
          />
        </>
      )}
      <BotCheckField {...botCheck} />
      <Button type="submit" kind="secondary" busy={isBusy} className="sm:justify-self-start">
        {formatMessage(codeMessages.send)}
      </Button>
    </FormFrame>
  )
}
