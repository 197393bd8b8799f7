/**
 * The sandbox for load tests: the seed, and made products up to as many as the argument says.
 *   SANDBOX_PORT=4000 tsx sandbox/testing/serve-catalogue.ts 100000
 */
import { parseSettings } from '../config'
import { createSandbox } from '../create-sandbox'
import { generateCatalogue } from './generate-catalogue'
import { seed } from '../seed/seed'

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) throw new Error('How many products?')
const settings = parseSettings(process.env)
const made = generateCatalogue(Math.max(0, count - seed.products.length), 1)
createSandbox({ ...settings, seed: { ...seed, products: [...seed.products, ...made] } }).app.listen(
  settings.port,
  '127.0.0.1'
)
