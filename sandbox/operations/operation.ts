export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Names of operations by method and path below the family's address; parameters are in braces. */
type OperationTable = Record<`${Method} /${string}`, string>

interface FamilyTable {
  id: string
  name: string
  /** Addresses of the family; the first is the one to show. */
  addresses: string[]
  /** Named by the requirements: has to be served and tested. */
  inSpec?: OperationTable
  /** Other operations of the platform. */
  beyondSpec?: OperationTable
}

/** One operation of the platform as its documentation names it. */
export interface Operation {
  /** Family and name, e.g. "shopper-products.getProduct": unique in the registry. */
  id: string
  /** Not unique: several families have a `getProduct`. */
  name: string
  /** Id of its family. */
  family: string
  method: Method
  /** Below the family's address. */
  path: string
  /** Whole paths, one for each address, e.g. "/site/shopper-seo/v1/organizations/{organizationId}/url-mapping". */
  addresses: string[]
  /** Named by the requirements. */
  inSpec: boolean
}

/** A part of the platform's HTTP with all its operations, served here or not. */
export interface OperationFamily {
  id: string
  name: string
  addresses: string[]
  operations: Operation[]
}

/** Turns a family's tables into operations with ids and whole paths. */
export function buildFamily({
  id,
  name,
  addresses,
  inSpec = {},
  beyondSpec = {}
}: FamilyTable): OperationFamily {
  const list = (table: OperationTable, isInSpec: boolean): Operation[] =>
    Object.entries(table).map(([call, operation]) => {
      const [method, path = ''] = call.replace(/\/$/, '').split(' ')
      return {
        id: `${id}.${operation}`,
        name: operation,
        family: id,
        method: method as Method,
        path,
        addresses: addresses.map(address => address + path),
        inSpec: isInSpec
      }
    })
  return { id, name, addresses, operations: [...list(inSpec, true), ...list(beyondSpec, false)] }
}
