import { machineControllers, type PlatformMachine } from '../../../platform/controllers/machine-controllers'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'

export const MACHINES_KEY = ['machines'] as const
export const REGISTERABLE_MACHINES_KEY = ['registerable-machines'] as const

/** The machines that the customer has registered; none when they cannot be read (requirement 3.8). */
export const machinesQuery = (platform: Platform): QueryObject<PlatformMachine[]> => ({
  queryKey: MACHINES_KEY,
  queryFn: () => readMachines(platform.family(machineControllers).getMachines())
})

/** The machines that the customer has bought and not registered yet; none when they cannot be read. */
export const registerableMachinesQuery = (platform: Platform): QueryObject<PlatformMachine[]> => ({
  queryKey: REGISTERABLE_MACHINES_KEY,
  queryFn: () => readMachines(platform.family(machineControllers).getRegisterableMachines())
})

const readMachines = (answer: Promise<{ machines?: PlatformMachine[] }>): Promise<PlatformMachine[]> =>
  answer.then(
    ({ machines }) => machines ?? [],
    () => []
  )
