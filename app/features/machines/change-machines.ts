import type { QueryClient } from '@tanstack/react-query'
import { machineControllers, type MachineInput } from '../../platform/controllers/machine-controllers'
import type { Platform } from '../../platform/platform'
import { MACHINES_KEY, REGISTERABLE_MACHINES_KEY } from './machines-query'

/** The dependencies of every change to a customer's machines. */
interface MachinesAccess {
  client: QueryClient
  platform: Platform
}

/** Registers a machine; both lists reload. @throws PlatformError with a text for the customer in `shopperText`. */
export async function addMachine(access: MachinesAccess, machine: MachineInput): Promise<void> {
  await access.platform.family(machineControllers).createMachine({}, machine)
  await reload(access, MACHINES_KEY, REGISTERABLE_MACHINES_KEY)
}

/** Changes name or date of purchase; the machines reload. @throws PlatformError likewise. */
export async function updateMachine(
  access: MachinesAccess,
  machine: Omit<MachineInput, 'productId'>
): Promise<void> {
  await access.platform.family(machineControllers).updateMachine({}, machine)
  await reload(access, MACHINES_KEY)
}

/** Removes a machine; both lists reload, after a failure as well. @throws PlatformError likewise. */
export async function removeMachine(access: MachinesAccess, serialNumber: string): Promise<void> {
  try {
    await access.platform.family(machineControllers).deleteMachine({}, { serialNumber })
  } finally {
    await reload(access, MACHINES_KEY, REGISTERABLE_MACHINES_KEY)
  }
}

const reload = ({ client }: MachinesAccess, ...keys: (readonly string[])[]): Promise<unknown> =>
  Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })))
