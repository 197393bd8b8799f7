import { say } from '../../texts/localized-text'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../protocol-context'
import type { Machine } from '../../domain/machines/machine'
import type { Machines } from '../../domain/machines/machines'
import { readJsonBody } from '../../http/read-json-body'
import { readScope } from '../../http/request-scope'
import { createMappingContext } from '../mapping-context'
import { aliasAddresses, createControllerScope } from './controller-scope'
import { refuseControllerErrors, createShopperGuard, requireRegisteredShopper } from './refuse-controller'

export interface MachinesServices extends ProtocolContext {
  machines: Machines
  requireAccess: RequestHandler
}

const text = z.string().max(256)
const machineBody = z.looseObject({
  serialNumber: text,
  productId: text.optional(),
  name: text.optional(),
  purchaseDate: text.optional()
})

/** Machines of registered customers, in the alias form: `/s/{site}/{locale}/api/machines…` (requirement 13.1). */
export function createMachinesRouter({
  machines,
  sites,
  publicOrigin,
  requireAccess
}: MachinesServices): Router {
  const guards: RequestHandler[] = [
    createControllerScope(sites),
    createShopperGuard(requireAccess),
    requireRegisteredShopper
  ]
  const router = Router()

  function mapMachine(response: Response, machine: Machine) {
    const { site, language } = readScope(response)
    const { serialNumber, productId, productName, name, purchaseDate, orderNo, registeredAt } = machine
    return {
      serialNumber,
      productId,
      productName: say(productName, language),
      name,
      image: productId && createMappingContext(site, language, publicOrigin).buildImageUrl(productId),
      purchaseDate,
      registrationDate: registeredAt === undefined ? undefined : new Date(registeredAt).toISOString(),
      registered: registeredAt !== undefined,
      registerable: registeredAt === undefined,
      orderNo
    }
  }
  const sendList = (response: Response, list: Machine[]) =>
    void response.json({ machines: list.map(machine => mapMachine(response, machine)) })
  const sendMachine = (response: Response, machine: Machine) =>
    void response.json({ success: true, machine: mapMachine(response, machine) })

  const post = (path: string, handle: (request: Request, response: Response) => void) =>
    router.post(aliasAddresses(`machines/${path}`), ...guards, ...readJsonBody, handle)

  router.get(aliasAddresses('machines'), ...guards, (_request, response) =>
    sendList(response, machines.listMachines(readScope(response).caller))
  )
  router.get(aliasAddresses('machines/registerable-machines'), ...guards, (request, response) => {
    const unregisteredOnly = request.query.UnregisteredOnly === 'true'
    sendList(response, machines.listBoughtMachines(readScope(response).caller, unregisteredOnly))
  })
  post('create', (request, response) =>
    sendMachine(response, machines.addMachine(readScope(response).caller, machineBody.parse(request.body)))
  )
  post('update', (request, response) =>
    sendMachine(response, machines.updateMachine(readScope(response).caller, machineBody.parse(request.body)))
  )
  post('delete', (request, response) => {
    machines.removeMachine(readScope(response).caller, machineBody.parse(request.body).serialNumber)
    response.json({ success: true })
  })
  router.use(refuseControllerErrors)
  return router
}
