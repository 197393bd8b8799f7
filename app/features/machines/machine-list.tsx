import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from '../../intl/intl'
import { formatDay } from '../../intl/format-date'
import type { PlatformMachine } from '../../platform/controllers/machine-controllers'
import { Icon } from '../../ui/media/icon'
import { machineMessages as messages } from './messages'
import { findWarrantyEnd } from './machine-rules'

/** The customer's name for it, else its model. */
export const nameOf = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { name, productName, serialNumber }: PlatformMachine
): string => name || productName || formatMessage(messages.unknown, { serialNumber })

interface MachineListProps {
  machines: readonly PlatformMachine[]
  /** Registered ones say how long their warranty lasts. */
  now?: () => Date
  actions: (machine: PlatformMachine, name: string) => ReactNode
}

/** Machines with their product, number, purchase and warranty. */
export function MachineList({ machines, now, actions }: MachineListProps) {
  const intl = useIntl()
  return (
    <ul className="machines">
      {machines.map(machine => {
        const name = nameOf(intl, machine)
        return (
          <li key={machine.serialNumber} className="machine">
            <Icon name="cup" />
            <div className="machine-text">
              <p className="font-semibold">{name}</p>
              {machine.productName && machine.productName !== name && <p>{machine.productName}</p>}
              <p className="figures text-sm text-muted">
                {`${intl.formatMessage(messages.serialNumber)} ${machine.serialNumber}`}
              </p>
              <p className="text-sm text-muted">{describePurchase(intl, machine, now)}</p>
            </div>
            <div className="flex flex-wrap gap-2">{actions(machine, name)}</div>
          </li>
        )
      })}
    </ul>
  )
}

function describePurchase(intl: IntlShape, { purchaseDate }: PlatformMachine, now?: () => Date): string {
  const { formatMessage } = intl
  if (!purchaseDate) return now ? formatMessage(messages.warrantyOpen) : ''
  const bought = formatMessage(messages.boughtOn, { date: formatDay(intl, purchaseDate) })
  const end = now && findWarrantyEnd(purchaseDate)
  if (!end) return bought
  const isOver = new Date(`${end}T23:59:59Z`).getTime() < now().getTime()
  const date = formatDay(intl, end)
  return `${bought} · ${formatMessage(isOver ? messages.warrantyOver : messages.warranty, { date })}`
}
