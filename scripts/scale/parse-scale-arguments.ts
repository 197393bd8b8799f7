interface ScaleArguments {
  parts: readonly string[]
  seconds: number
  isWriting: boolean
}

const SECONDS = 5

/**
 * Reads what is to be measured: all parts unless some are named.
 *
 * @throws Error that lists the parts, for anything else
 */
export function parseScaleArguments(words: readonly string[], known: readonly string[]): ScaleArguments {
  const parts: string[] = []
  let seconds = SECONDS
  let isWriting = false
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--write') isWriting = true
    else if (word === '--seconds' && Number(rest[0]) > 0) seconds = Number(rest.shift())
    else if (known.includes(word)) parts.push(word)
    else throw new Error(`"${word}" is none of: ${known.join(', ')}, --seconds <number>, --write`)
  }
  return { parts: parts.length > 0 ? known.filter(part => parts.includes(part)) : known, seconds, isWriting }
}
