import { useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../intl/intl'
import { describeWait } from '../../intl/describe-wait'
import { parseTypedDate } from '../../intl/formats/date'
import type { MachineInput, PlatformMachine } from '../../platform/controllers/machine-controllers'
import { findShopperText, findWait } from '../../platform/http/platform-error'
import { Button } from '../../ui/action/button'
import { Disclosure } from '../../ui/frame/disclosure'
import { FormFrame } from '../../ui/form/form-frame'
import { TextInput } from '../../ui/form/text-input'
import { useSubmit } from '../../ui/form/use-submit'
import { machineMessages as messages } from './messages'
import { isValidSerialNumber } from './machine-rules'
import { SerialPlate } from './serial-plate'

interface MachineFormProps {
  title: string
  /** Undefined for one that the customer knows from its plate only. */
  machine?: PlatformMachine
  /** A registered machine's number is fixed: only name and date change. */
  isRegistered?: boolean
  now: () => Date
  /** @throws PlatformError with a text for the customer in `shopperText`. */
  onSave: (machine: MachineInput) => Promise<void>
  onCancel: () => void
}

interface Fields {
  serialNumber: string
  name: string
  purchaseDate: string
}

/** The platform's limit for names. */
const MAX_LENGTH = 100

/** 2026-01-31 as it is typed. */
const toTyped = (date = '') => date.slice(0, 'yyyy-mm-dd'.length).split('-').reverse().join('.')
const toSerial = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

/** A machine to register or to change. Typed values stay after a refusal. */
export function MachineForm({ title, machine, isRegistered, now, onSave, onCancel }: MachineFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useForm<Fields>({
    defaultValues: {
      serialNumber: machine?.serialNumber ?? '',
      name: machine?.name ?? '',
      purchaseDate: toTyped(machine?.purchaseDate)
    },
    shouldFocusError: false
  })
  const { register, formState } = form
  const { errors } = formState
  const { run, isBusy, problem } = useSubmit(error => {
    const wait = findWait(error)
    return wait ? describeWait(intl, wait) : (findShopperText(error) ?? formatMessage(messages.failed))
  })
  useEffect(() => heading.current?.focus(), [])

  const save = ({ serialNumber, name, purchaseDate }: Fields) =>
    run(() =>
      onSave({
        serialNumber: toSerial(serialNumber),
        name: name.trim(),
        purchaseDate: parseTypedDate(purchaseDate) ?? '',
        ...(machine?.productId && !isRegistered ? { productId: machine.productId } : {})
      })
    )

  const checkSerial = (typed: string) => {
    if (!typed.trim()) return formatMessage(messages.serialRequired)
    return isValidSerialNumber(toSerial(typed)) || formatMessage(messages.serialInvalid)
  }
  const checkDate = (typed: string) => {
    if (!typed.trim()) return true
    const date = parseTypedDate(typed)
    const isPast = date !== undefined && new Date(date).getTime() <= now().getTime()
    return isPast || formatMessage(messages.dateInvalid)
  }
  return (
    <FormFrame
      form={form}
      problem={problem}
      summary={{ id, title: count => formatMessage(messages.errors, { count }) }}
      onSubmit={save}
      heading={
        <h2 ref={heading} tabIndex={-1} className="heading-3">
          {title}
        </h2>
      }
    >
      <TextInput
        id={`${id}-serialNumber`}
        className="sm:max-w-md"
        label={formatMessage(messages.serialNumber)}
        hint={formatMessage(messages.serialHint)}
        error={errors.serialNumber?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isRegistered}
        required
        {...register('serialNumber', { validate: checkSerial })}
      />
      {!isRegistered && (
        <Disclosure summary={formatMessage(messages.serialWhere)} small>
          <SerialPlate />
        </Disclosure>
      )}
      <TextInput
        id={`${id}-name`}
        className="sm:max-w-md"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        {...register('name')}
      />
      <TextInput
        id={`${id}-purchaseDate`}
        className="sm:max-w-xs"
        label={formatMessage(messages.date)}
        hint={formatMessage(messages.dateHint)}
        error={errors.purchaseDate?.message}
        inputMode="numeric"
        autoComplete="off"
        {...register('purchaseDate', { validate: checkDate })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.save)}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </FormFrame>
  )
}
