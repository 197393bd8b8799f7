/**
 * `npm run bench`: starts sandbox and production shop and measures what visitors and operators
 * feel, beside what has to be reached. Nothing is cached in front of the render.
 *   npm run bench -- --only pages,taps
 *   npm run bench -- --only variety --rounds 3 --compare /tmp/other/build
 */
import { BENCH_PARTS } from './bench/bench-parts'
import { readOptions } from './bench/read-options'
import { createScorecard, summarizeScore } from './bench/score-figures'
import { startPair } from './bench/servers/start-pair'

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const pair = await startPair()
  const scorecard = createScorecard()
  try {
    for (const name of options.parts) {
      const { title, measure } = BENCH_PARTS[name]
      console.log(`\n${title}`)
      await measure({ pair, options, scorecard }).catch((error: unknown) => {
        // What one part cannot measure keeps no other from it.
        console.error(error)
        process.exitCode = 1
      })
    }
  } finally {
    await pair.stop()
  }
  console.log(`\n${summarizeScore(scorecard.verdicts).join('\n')}`)
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
