import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What the engine does whenever it likes: whatever hangs on weak references alone is gone afterwards. */
export function collectGarbage(): void {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
