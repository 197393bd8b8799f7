import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../intl/format-date'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { signOutDevices, type SignedInDevice, listDevices } from '../../../platform/session/devices'
import { ACCESS_TOKEN_MINUTES } from '../../../platform/session/lifetimes'
import { useSession } from '../../../platform/session/use-session'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { Badge } from '../../../ui/status/badge'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { AccountFailed } from '../account-frame'
import { deviceMessages as messages } from './device-messages'

const DEVICES_KEY = ['customer', 'devices'] as const

/** The customer's signed-in devices, this one first. For the browser only: the shop's server knows the session. */
const devicesQuery = (platform: Platform, siteId: string): QueryObject<SignedInDevice[]> => ({
  queryKey: DEVICES_KEY,
  queryFn: async () => {
    // Renews a session that has run out: the server lists devices to a living one only.
    await platform.getCustomerId()
    const devices = await listDevices(fetch, siteId)
    return [...devices].sort((one, other) => Number(other.isThis) - Number(one.isThis))
  }
})

/** The devices in which the customer is signed in; each can be signed out, and all of them (requirement 14.6). */
export function Devices() {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const session = useSession()
  const client = useQueryClient()
  const { site } = useSite()
  const { data: devices, error, refetch } = useRead(devicesQuery(platform, site.id))
  const [busy, setBusy] = useState<string>()
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string }>()
  const nameOf = ({ name }: SignedInDevice) => (name === '?' ? formatMessage(messages.unknown) : name)

  async function run(id: string, task: () => Promise<unknown>, done?: string) {
    setBusy(id)
    setOutcome(undefined)
    try {
      await task()
      if (done !== undefined) setOutcome({ kind: 'success', text: done })
    } catch {
      // Shown above the list, which is unchanged.
      setOutcome({ kind: 'error', text: formatMessage(messages.failed) })
    } finally {
      setBusy(undefined)
    }
  }
  const signOut = (device: SignedInDevice) =>
    run(
      device.id,
      async () => {
        await signOutDevices(fetch, site.id, device.id)
        await client.invalidateQueries({ queryKey: DEVICES_KEY })
      },
      formatMessage(messages.signedOut, { name: nameOf(device) })
    )
  /** This page leads to the login then. */
  const signOutEverywhere = () =>
    run('all', async () => {
      await signOutDevices(fetch, site.id)
      await session.logout()
    })

  return (
    <div className="grid gap-5">
      {outcome && (
        <Message kind={outcome.kind} answer>
          {outcome.text}
        </Message>
      )}
      <p className="max-w-[38em]">{formatMessage(messages.text, { minutes: ACCESS_TOKEN_MINUTES })}</p>
      {!devices && Boolean(error) && (
        <AccountFailed text={formatMessage(messages.loadFailed)} onRetry={refetch} />
      )}
      {devices?.length === 0 && <p>{formatMessage(messages.none)}</p>}
      {devices && devices.length > 0 && (
        <ul className="grid gap-4">
          {devices.map(device => (
            <DeviceRow
              key={device.id}
              device={device}
              name={nameOf(device)}
              isBusy={busy !== undefined}
              onSignOut={() => void signOut(device)}
            />
          ))}
        </ul>
      )}
      <div className="grid justify-items-start gap-3">
        <p className="max-w-[38em] text-sm text-muted">{formatMessage(messages.everywhereText)}</p>
        <Button
          kind="secondary"
          busy={busy === 'all'}
          disabled={busy !== undefined && busy !== 'all'}
          onClick={() => void signOutEverywhere()}
        >
          {formatMessage(messages.everywhere)}
        </Button>
      </div>
    </div>
  )
}

interface DeviceRowProps {
  device: SignedInDevice
  name: string
  isBusy: boolean
  onSignOut: () => void
}

function DeviceRow({ device: { first, last, isThis }, name, isBusy, onSignOut }: DeviceRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const days = { first: formatDay(intl, first), last: formatDay(intl, last) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <span>{name}</span> {isThis && <Badge kind="soft">{formatMessage(messages.isThis)}</Badge>}
        </p>
        <p className="text-sm text-muted">{formatMessage(messages.days, days)}</p>
      </div>
      {!isThis && (
        <Button
          kind="secondary"
          small
          disabled={isBusy}
          aria-label={formatMessage(messages.signOutOf, { name })}
          onClick={onSignOut}
        >
          {formatMessage(messages.signOut)}
        </Button>
      )}
    </li>
  )
}
