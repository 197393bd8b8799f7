import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { PlatformMachine } from '../../../platform/controllers/machine-controllers'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Message } from '../../../ui/message/message'
import { addMachine, removeMachine, updateMachine } from '../api/change-machines'
import { machinesQuery, registerableMachinesQuery } from '../api/machines-query'
import { machineMessages as messages } from '../messages'
import { MachineForm } from './machine-form'
import { MachineList, nameOf } from './machine-list'

interface MachinesProps {
  now: () => Date
  loading: ReactNode
  /** A part of the page on a surface of its own. */
  section: (content: ReactNode, title?: string) => ReactNode
}

type Form = { kind: 'register'; machine?: PlatformMachine } | { kind: 'change'; machine: PlatformMachine }

/** The customer's machines: registered, changed, removed; and those of their orders that wait for it. */
export function Machines({ now, loading, section }: MachinesProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const platform = usePlatform()
  const access = { client: useQueryClient(), platform }
  const { data: machines } = useQuery(machinesQuery(platform))
  const { data: bought = [] } = useQuery(registerableMachinesQuery(platform))
  const [form, setForm] = useState<Form>()
  const [asked, setAsked] = useState<PlatformMachine>()
  const [isRemoving, setRemoving] = useState(false)
  const [done, setDone] = useState<string>()
  if (!machines) return <>{loading}</>

  function open(next: Form | undefined, outcome?: string) {
    setForm(next)
    setDone(outcome)
  }
  async function remove(serialNumber: string) {
    setRemoving(true)
    try {
      await removeMachine(access, serialNumber)
    } finally {
      setRemoving(false)
      setAsked(undefined)
    }
  }

  if (form) {
    const isChange = form.kind === 'change'
    return section(
      <MachineForm
        title={
          form.machine
            ? formatMessage(isChange ? messages.changeOf : messages.registerOf, {
                name: nameOf(intl, form.machine)
              })
            : formatMessage(messages.register)
        }
        machine={form.machine}
        isRegistered={isChange}
        now={now}
        onSave={async machine => {
          await (isChange ? updateMachine(access, machine) : addMachine(access, machine))
          open(undefined, formatMessage(isChange ? messages.changed : messages.registered))
        }}
        onCancel={() => open(undefined)}
      />
    )
  }

  const register = (
    <Button onClick={() => open({ kind: 'register' })}>{formatMessage(messages.register)}</Button>
  )
  return (
    <div className="grid gap-6">
      {done && (
        <Message kind="success" answer>
          {done}
        </Message>
      )}
      {machines.length === 0 ? (
        <EmptyState
          icon="cup"
          title={formatMessage(messages.none)}
          text={formatMessage(messages.noneText)}
          action={register}
        />
      ) : (
        <>
          <div>{register}</div>
          <MachineList
            machines={machines}
            now={now}
            actions={(machine, name) => (
              <>
                <Button
                  kind="secondary"
                  small
                  aria-label={formatMessage(messages.changeOf, { name })}
                  onClick={() => open({ kind: 'change', machine })}
                >
                  {formatMessage(messages.change)}
                </Button>
                <Button
                  kind="secondary"
                  small
                  aria-label={formatMessage(messages.removeOf, { name })}
                  onClick={() => setAsked(machine)}
                >
                  {formatMessage(messages.remove)}
                </Button>
              </>
            )}
          />
        </>
      )}
      {bought.length > 0 &&
        section(
          <>
            <p className="text-muted">{formatMessage(messages.boughtText)}</p>
            <MachineList
              machines={bought}
              actions={(machine, name) => (
                <Button
                  kind="secondary"
                  small
                  aria-label={formatMessage(messages.registerOf, { name })}
                  onClick={() => open({ kind: 'register', machine })}
                >
                  {formatMessage(messages.registerThis)}
                </Button>
              )}
            />
          </>,
          formatMessage(messages.bought)
        )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={formatMessage(messages.removeTitle, { name: asked && nameOf(intl, asked) })}
        closeLabel={formatMessage(messages.close)}
        dismissible={!isRemoving}
        actions={
          <>
            <Button kind="secondary" disabled={isRemoving} onClick={() => setAsked(undefined)}>
              {formatMessage(messages.keep)}
            </Button>
            <Button busy={isRemoving} onClick={() => asked && void remove(asked.serialNumber)}>
              {formatMessage(messages.remove)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(messages.removeText)}</p>
      </Dialog>
    </div>
  )
}
