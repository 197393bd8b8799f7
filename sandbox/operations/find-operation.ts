import { allOperations } from './families'
import type { Operation } from './operation'

/** One segment of the known paths. Fixed words come first, then words around a parameter, then parameters. */
interface PathNode {
  words: Map<string, PathNode>
  patterns: { pattern: RegExp; source: string; node: PathNode }[]
  parameter?: PathNode
  operations: Map<string, Operation>
}

const createNode = (): PathNode => ({ words: new Map(), patterns: [], operations: new Map() })
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function stepInto(node: PathNode, segment: string): PathNode {
  if (/^\{\w+\}$/.test(segment)) return (node.parameter ??= createNode())
  if (segment.includes('{')) {
    const source = segment
      .split(/\{\w+\}/)
      .map(escapePattern)
      .join('.+')
    let known = node.patterns.find(candidate => candidate.source === source)
    if (!known)
      node.patterns.push((known = { source, pattern: new RegExp(`^${source}$`), node: createNode() }))
    return known.node
  }
  const next = node.words.get(segment) ?? createNode()
  node.words.set(segment, next)
  return next
}

function buildTree(operations: Operation[]): PathNode {
  const root = createNode()
  for (const operation of operations) {
    for (const address of operation.addresses) {
      const end = address.split('/').slice(1).reduce(stepInto, root)
      end.operations.set(operation.method, operation)
    }
  }
  return root
}

function search(node: PathNode, segments: string[], depth: number, method: string): Operation | undefined {
  const segment = segments[depth]
  if (segment === undefined) return node.operations.get(method)
  const word = node.words.get(segment)
  const found = word && search(word, segments, depth + 1, method)
  if (found) return found
  for (const { pattern, node: next } of node.patterns) {
    const matched = pattern.test(segment) ? search(next, segments, depth + 1, method) : undefined
    if (matched) return matched
  }
  return node.parameter && segment !== '' ? search(node.parameter, segments, depth + 1, method) : undefined
}

const tree = buildTree(allOperations)

/**
 * The operation that a request means, found by method and whole path without its query; undefined for an
 * unknown one. HEAD counts as GET; of several candidates the one with the most fixed words wins.
 */
export function findOperation(method: string, path: string): Operation | undefined {
  const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/').slice(1)
  return search(tree, segments, 0, method === 'HEAD' ? 'GET' : method)
}
