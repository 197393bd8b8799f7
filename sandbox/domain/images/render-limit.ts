import sharp from 'sharp'

// Everything that is drawn is kept as a file or in a store of its own; sharp's cache would only add to it.
sharp.cache(false)

/** Drawing a large picture takes tens of megabytes outside of the heap: two at once, the others wait. */
const AT_ONCE = 2

let drawing = 0
const waiting: (() => void)[] = []

/** A semaphore: runs `draw` as soon as fewer than two others are drawing. */
export async function limitRendering<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  if (drawing < AT_ONCE) drawing += 1
  else await new Promise<void>(resolve => waiting.push(resolve))
  try {
    return await draw()
  } finally {
    const next = waiting.shift()
    // The slot goes to the one that has waited longest.
    if (next) next()
    else drawing -= 1
  }
}
