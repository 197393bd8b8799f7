import { aliasFamily } from './controller-family'
import { forCustomers } from './with-instance-session'

/** A coffee machine of a customer, registered or bought and still to be registered. */
export interface PlatformMachine {
  serialNumber: string
  productId?: string
  productName?: string
  /** The customer's own name for it. */
  name?: string
  image?: string
  /** e.g. 2030-01-31 */
  purchaseDate?: string
  /** ISO date-time. */
  registrationDate?: string
  registered: boolean
  registerable: boolean
  orderNo?: string
}

export interface MachineInput {
  serialNumber: string
  productId?: string
  name?: string
  purchaseDate?: string
}

interface Saved {
  success: true
  machine?: PlatformMachine
}

/** Machines of a registered customer, in the alias form (requirement 13.1). @throws PlatformError 401 for guests. */
interface MachineControllers {
  getMachines(): Promise<{ machines: PlatformMachine[] }>
  /** Bought in the customer's own orders and not registered yet. */
  getRegisterableMachines(): Promise<{ machines: PlatformMachine[] }>
  createMachine(parameters: object, body: MachineInput): Promise<Saved>
  updateMachine(parameters: object, body: Omit<MachineInput, 'productId'>): Promise<Saved>
  deleteMachine(parameters: object, body: { serialNumber: string }): Promise<Saved>
}

export const machineControllers = forCustomers(
  aliasFamily<MachineControllers>({
    getMachines: 'GET /api/machines',
    getRegisterableMachines: 'GET /api/machines/registerable-machines?UnregisteredOnly=true',
    createMachine: 'POST /api/machines/create body',
    updateMachine: 'POST /api/machines/update body',
    deleteMachine: 'POST /api/machines/delete body'
  })
)
