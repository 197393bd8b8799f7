import type { Program } from '../../scripts/servers/start-program'
import type { Steering } from '../servers/steer-sandbox'
import type { LiveOptions } from './read-live-options'
import type { Certificates } from './shape/create-certificates'

/** What the parts of a live run share: the platform is up, a shop is not. */
export interface LiveRun {
  /** For everything that is written; it goes with the run. */
  folder: string
  certificates: Certificates
  steer: Steering
  /** Has a program end with the run at the latest. */
  keep: (program: Promise<Program>) => Promise<Program>
  options: LiveOptions
}
