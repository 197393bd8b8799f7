import { machineControllers, type PlatformMachine } from '../../platform/controllers/machine-controllers'
import { isNotFound } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'

export const MACHINES_KEY = ['machines'] as const
export const REGISTERABLE_MACHINES_KEY = ['registerable-machines'] as const

/** The machines that the customer has registered. @throws PlatformError when they cannot be read. */
export const machinesQuery = (platform: Platform): QueryObject<PlatformMachine[]> => ({
  queryKey: MACHINES_KEY,
  queryFn: () => readMachines(platform.family(machineControllers).getMachines())
})

/** The machines that the customer has bought and not registered yet. @throws PlatformError likewise. */
export const registerableMachinesQuery = (platform: Platform): QueryObject<PlatformMachine[]> => ({
  queryKey: REGISTERABLE_MACHINES_KEY,
  queryFn: () => readMachines(platform.family(machineControllers).getRegisterableMachines())
})

/** 404 means a customer without machines; any other failure says nothing about their machines. */
async function readMachines(answer: Promise<{ machines?: PlatformMachine[] }>): Promise<PlatformMachine[]> {
  try {
    return (await answer).machines ?? []
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}
