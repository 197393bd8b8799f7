import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl } from '../../intl/intl'
import type { PlatformMachine } from '../../platform/controllers/machine-controllers'
import { findShopperText } from '../../platform/http/platform-error'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/overlay/dialog'
import { EmptyState } from '../../ui/status/empty-state'
import { Message } from '../../ui/status/message'
import { addMachine, removeMachine, updateMachine } from './change-machines'
import { machinesQuery, registerableMachinesQuery } from './machines-query'
import { machineMessages as messages } from './messages'
import { MachineForm } from './machine-form'
import { MachineList, nameOf } from './machine-list'

interface MachinesProps {
  now: () => Date
  loading: ReactNode
  /** Shown when the machines cannot be read. */
  failed: (retry: () => void) => ReactNode
  /** A part of the page on a surface of its own. */
  section: (content: ReactNode, title?: string) => ReactNode
}

type Form = { kind: 'register'; machine?: PlatformMachine } | { kind: 'change'; machine: PlatformMachine }

/** The customer's machines: registered, changed, removed; and those of their orders that wait for it. */
export function Machines({ now, loading, failed, section }: MachinesProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const platform = usePlatform()
  const access = { client: useQueryClient(), platform }
  const { data: machines, error, refetch } = useRead(machinesQuery(platform))
  const registerable = useRead(registerableMachinesQuery(platform))
  const { data: bought = [] } = registerable
  const [form, setForm] = useState<Form>()
  const [asked, setAsked] = useState<PlatformMachine>()
  const [isRemoving, setRemoving] = useState(false)
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<string>()
  if (!machines && error) return <>{failed(() => void refetch())}</>
  if (!machines) return <>{loading}</>

  function open(next: Form | undefined, outcome?: string) {
    setForm(next)
    setDone(outcome)
    setProblem(undefined)
  }
  async function remove(serialNumber: string) {
    setRemoving(true)
    setDone(undefined)
    setProblem(undefined)
    try {
      await removeMachine(access, serialNumber)
      setDone(formatMessage(messages.removed))
    } catch (failure) {
      setProblem(findShopperText(failure) ?? formatMessage(messages.notRemoved))
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
      {problem && (
        <Message kind="error" answer>
          {problem}
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
      {Boolean(registerable.error) && !registerable.data && (
        <Message kind="warning">
          <p>{formatMessage(messages.boughtFailed)}</p>
          <Button kind="secondary" small onClick={() => void registerable.refetch()}>
            {formatMessage(messages.retry)}
          </Button>
        </Message>
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
