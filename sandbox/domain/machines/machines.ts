import type { ProductLookup } from '../catalogue/sellable-product'
import type { Clock } from '../clock'
import type { Caller } from '../sessions/caller'
import type { Site, SiteId } from '../sites/site'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createMachineStore } from '../../storage/sqlite/machines'
import type { Orders } from '../orders/orders'
import { listBoughtMachines, MACHINE_CLASS } from './bought-machines'
import { MachineError, type Machine, type MachineInput, type RegisteredMachine } from './machine'
import { checkMachineInput } from './machine-input'

interface MachinesDependencies {
  db: Database
  sites: Site[]
  catalogue: ProductLookup
  orders: Orders
  clock: Clock
}

export type Machines = ReturnType<typeof createMachines>

/** Most machines of one customer. */
const MACHINE_LIMIT = 50

const alreadyRegistered = () =>
  new MachineError({
    de: 'Diese Seriennummer ist bereits registriert.',
    en: 'This serial number is already registered.',
    it: 'Questo numero di serie è già registrato.',
    fr: 'Ce numéro de série est déjà enregistré.'
  })
/** Also for another customer's machine: only an attempt to register a number reveals that it is registered. */
const notFound = () =>
  new MachineError({
    de: 'Diese Maschine ist nicht in Ihrer Liste.',
    en: 'This machine is not in your list.',
    it: 'Questa macchina non è nel Suo elenco.',
    fr: 'Cette machine ne figure pas dans votre liste.'
  })

/** The machines of registered customers. A serial number is registered once in a whole site. */
export function createMachines({ db, sites, catalogue, orders, clock }: MachinesDependencies) {
  const store = createMachineStore(db)

  function findProduct(siteId: SiteId, productId: string) {
    const currency = sites.find(site => site.id === siteId)?.defaultCurrency ?? 'EUR'
    const product = catalogue.findSellable(siteId, productId, currency)
    return product?.classCategoryId === MACHINE_CLASS ? product : undefined
  }

  /** Names the product; one that has left the catalogue stays without a name. */
  const show = (machine: RegisteredMachine): Machine => ({
    ...machine,
    productName: machine.productId ? findProduct(machine.siteId, machine.productId)?.name : undefined
  })
  const listBought = ({ siteId, customerId }: Caller): Machine[] =>
    listBoughtMachines(orders.listOrders(siteId, customerId))

  function requireOwn({ siteId, customerId }: Caller, serialNumber: string): RegisteredMachine {
    const machine = store.find(siteId, serialNumber)
    if (machine?.customerId !== customerId) throw notFound()
    return machine
  }

  function requireMachineProduct(siteId: SiteId, productId: string): string {
    if (findProduct(siteId, productId)) return productId
    throw new MachineError({
      de: 'Dieses Produkt ist keine Maschine unseres Sortiments.',
      en: 'This product is not one of our machines.',
      it: 'Questo prodotto non è una macchina del nostro assortimento.',
      fr: 'Ce produit n’est pas une machine de notre gamme.'
    })
  }

  return {
    /** The machines that the customer has registered, the latest first. */
    listMachines: ({ siteId, customerId }: Caller): Machine[] =>
      store.listOfCustomer(siteId, customerId).map(show),

    /** The machines of the customer's orders; `unregisteredOnly` leaves out registered ones. */
    listBoughtMachines(caller: Caller, unregisteredOnly: boolean): Machine[] {
      return listBought(caller).flatMap(machine => {
        const known = store.find(caller.siteId, machine.serialNumber)
        if (known === undefined) return [machine]
        return unregisteredOnly || known.customerId !== caller.customerId ? [] : [show(known)]
      })
    },

    /** Registers a machine; known data of the customer's orders is filled in. Throws a MachineError. */
    addMachine: (caller: Caller, input: MachineInput): Machine =>
      inTransaction(db, () => {
        const { siteId, customerId } = caller
        const { serialNumber, productId, name, purchaseDate } = checkMachineInput(input, clock.now())
        if (store.find(siteId, serialNumber)) throw alreadyRegistered()
        if (store.listOfCustomer(siteId, customerId).length >= MACHINE_LIMIT) {
          throw new MachineError({
            de: `Es lassen sich höchstens ${MACHINE_LIMIT} Maschinen registrieren.`,
            en: `At most ${MACHINE_LIMIT} machines can be registered.`,
            it: `Si possono registrare al massimo ${MACHINE_LIMIT} macchine.`,
            fr: `On peut enregistrer ${MACHINE_LIMIT} machines au plus.`
          })
        }
        const bought = listBought(caller).find(machine => machine.serialNumber === serialNumber)
        const machine: RegisteredMachine = {
          siteId,
          customerId,
          serialNumber,
          productId: bought?.productId ?? (productId && requireMachineProduct(siteId, productId)),
          name,
          purchaseDate: purchaseDate ?? bought?.purchaseDate,
          orderNo: bought?.orderNo,
          registeredAt: clock.now()
        }
        store.save(machine)
        return show(machine)
      }),

    /** Changes name and purchase date where they are given; an empty text takes one back. */
    updateMachine: (caller: Caller, input: MachineInput): Machine =>
      inTransaction(db, () => {
        const { serialNumber, name, purchaseDate } = checkMachineInput(input, clock.now())
        const machine = requireOwn(caller, serialNumber)
        const changed = {
          ...machine,
          name: input.name === undefined ? machine.name : name,
          purchaseDate: input.purchaseDate === undefined ? machine.purchaseDate : purchaseDate
        }
        store.save(changed)
        return show(changed)
      }),

    removeMachine: (caller: Caller, serialNumber: string): void =>
      inTransaction(db, () => {
        const checked = checkMachineInput({ serialNumber }, clock.now())
        store.remove(caller.siteId, requireOwn(caller, checked.serialNumber).serialNumber)
      })
  }
}
