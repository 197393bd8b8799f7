/* global self */
import { startWorker } from '../app/worker/start-worker'

startWorker(self)
