import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

/**
 * Compares a response with a type of the vendor's client at run time, e.g.
 * `checkShape(answer, 'ShopperBasketsTypes', 'Basket')`: every member has the
 * right type, nothing required is missing, and there is nothing that the type does
 * not allow. Returns the deviations, one line each.
 */
export function checkShape(value: unknown, namespace: string, typeName: string): string[] {
  const deviations: string[] = []
  compare(value, findType(namespace, typeName), '$', deviations)
  return deviations
}

let loaded: { checker: ts.TypeChecker; exports: ts.Symbol[] } | undefined

/** Loads the vendor's 80,000 lines of types, once per worker. It blocks the event loop for seconds. */
function readVendorTypes() {
  if (loaded) return loaded
  const entry = createRequire(path.resolve('package.json')).resolve('commerce-sdk-isomorphic')
  const file = path.join(path.dirname(entry), 'index.cjs.d.ts')
  const program = ts.createProgram([file], { noLib: true, strict: true })
  const source = program.getSourceFile(file)
  const checker = program.getTypeChecker()
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error('The types of commerce-sdk-isomorphic cannot be read')
  return (loaded = { checker, exports: checker.getExportsOfModule(module) })
}

function findType(namespace: string, typeName: string): ts.Type {
  const { checker, exports } = readVendorTypes()
  const exported = exports.find(symbol => symbol.name === namespace)
  const space =
    exported && exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const member = space && checker.getExportsOfModule(space).find(symbol => symbol.name === typeName)
  if (!member) throw new Error(`The vendor's client has no type ${namespace}.${typeName}`)
  const target = member.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(member) : member
  return checker.getDeclaredTypeOfSymbol(target)
}

function compare(value: unknown, type: ts.Type, at: string, deviations: string[]): void {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return
  if (type.isUnion()) {
    const attempts = type.types.map(member => {
      const found: string[] = []
      compare(value, member, at, found)
      return found
    })
    const best = attempts.sort((one, other) => one.length - other.length)[0] ?? []
    if (best.length > 0)
      deviations.push(type.types.every(isLiteral) ? `${at}: ${show(value)} is none of the values` : best[0]!)
    return
  }
  if (isLiteral(type)) {
    if (show(value) !== readVendorTypes().checker.typeToString(type))
      deviations.push(`${at}: ${show(value)} is not the value`)
    return
  }
  const primitive = primitives.find(([flag]) => type.flags & flag)?.[1]
  if (primitive) {
    if (typeof value !== primitive) deviations.push(`${at}: ${show(value)} is no ${primitive}`)
    return
  }
  compareObject(value, type, at, deviations)
}

const primitives: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Undefined, 'undefined']
]

const isLiteral = (type: ts.Type): boolean =>
  type.isStringLiteral() || type.isNumberLiteral() || (type.flags & ts.TypeFlags.BooleanLiteral) !== 0

function compareObject(value: unknown, type: ts.Type, at: string, deviations: string[]): void {
  const { checker } = readVendorTypes()
  const element = findElementType(type)
  if (element) {
    if (!Array.isArray(value)) deviations.push(`${at}: ${show(value)} is no list`)
    else value.forEach((entry, index) => compare(entry, element, `${at}[${index}]`, deviations))
    return
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    deviations.push(`${at}: ${show(value)} is no object`)
    return
  }
  const known = new Map(checker.getPropertiesOfType(type).map(property => [property.name, property]))
  const rest = value as Record<string, unknown>
  for (const [name, property] of known) {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0
    if (rest[name] === undefined) {
      if (!optional) deviations.push(`${at}.${name}: is missing`)
    } else
      compare(
        rest[name],
        checker.getNonNullableType(checker.getTypeOfSymbol(property)),
        `${at}.${name}`,
        deviations
      )
  }
  // Most of the vendor's types let further members through by an index signature.
  if (checker.getIndexInfoOfType(type, ts.IndexKind.String)) return
  for (const name of Object.keys(rest)) {
    if (!known.has(name) && !name.startsWith('c_')) deviations.push(`${at}.${name}: is not in the type`)
  }
}

/** The library's own `Array` is not loaded (`noLib`), so lists are recognised by their name. */
function findElementType(type: ts.Type): ts.Type | undefined {
  const { symbol } = type
  if (symbol?.name !== 'Array') return undefined
  return readVendorTypes().checker.getTypeArguments(type as ts.TypeReference)[0]
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined'

// At module load: before any test has opened a connection, and outside of any hook's time-out.
readVendorTypes()
