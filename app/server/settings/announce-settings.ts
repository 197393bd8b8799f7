import { writeFindings, type SettingsReport } from '../../visit/config/check-settings'

/**
 * Says on the log of Managed Runtime what `npm run serve` says at its start, one line for each finding: with the first
 * event of a process, since only then it is known that the bundle is not served by a process of our own.
 */
export function withAnnouncedSettings<Parts extends unknown[], Answer>(
  readiness: SettingsReport,
  handle: (...parts: Parts) => Answer,
  write = (line: string) => void process.stderr.write(`${line}\n`)
) {
  let isFirst = true
  return (...parts: Parts): Answer => {
    if (isFirst) for (const line of writeFindings(readiness)) write(line)
    isFirst = false
    return handle(...parts)
  }
}
